// Compiles Python files with the very Python that will run them in the browser: it would compile them at
// every visit otherwise, which takes longer than all the rest.
//
//     node tools/bytecode.mjs STANDARD.zip OWN.zip
//
// Both archives are replaced. Compiled are Tidetable's files and what they import; bytecode is larger, so
// everything else stays as it is.
import { readFileSync, writeFileSync } from 'node:fs'
import { loadPyodide } from 'pyodide'

const SITE = '/lib/python3.14/site-packages'
const COMPILE = `
import importlib, os, py_compile, sys, zipfile

SITE = "${SITE}/"
EPOCH = (1980, 1, 1, 0, 0, 0)  # the same archive from the same files

def import_all(names):
    for name in names:
        if name.startswith("tidetable/") and name.endswith(".py"):
            importlib.import_module(name[:-3].replace("/", ".").removesuffix(".__init__"))
    from tidetable import games, text
    games.names()  # these import more when they are used
    words = text.Text("en", "kadora")
    words.number(1), words.listed(["a", "b"]), words.moment(0.0), words.sections()

def imported():
    files = (getattr(module, "__file__", None) or "" for module in sys.modules.values())
    standard = f"/python{sys.version_info[0]}{sys.version_info[1]}.zip/"
    return {file.split(standard)[-1].removeprefix(SITE) for file in files}

def compiled(name, source):
    # Without docstrings, which nobody reads there. A hash that is not checked stands for the source.
    with open("/tmp/source.py", "wb") as file:
        file.write(source)
    mode = py_compile.PycInvalidationMode.UNCHECKED_HASH
    path = py_compile.compile("/tmp/source.py", "/tmp/made.pyc", name, True, 2, mode)
    with open(path, "rb") as file:
        return file.read()

def convert(path, wanted):
    with zipfile.ZipFile(path) as source, zipfile.ZipFile(path + ".new", "w") as target:
        for info in source.infolist():
            name, content = info.filename, source.read(info)
            if name in wanted:
                name, content = name + "c", compiled(name, content)
            target.writestr(zipfile.ZipInfo(name, EPOCH), content)
    os.replace(path + ".new", path)

with zipfile.ZipFile("/own.zip") as own:
    own.extractall(SITE)
    importlib.invalidate_caches()
    import_all(own.namelist())
wanted = {name for name in imported() if name.endswith(".py")}
convert("/standard.zip", wanted)
convert("/own.zip", wanted)
`

const [standard, own] = process.argv.slice(2)
const python = await loadPyodide()
python.FS.writeFile('/standard.zip', readFileSync(standard))
python.FS.writeFile('/own.zip', readFileSync(own))
python.runPython(COMPILE)
writeFileSync(standard, python.FS.readFile('/standard.zip'))
writeFileSync(own, python.FS.readFile('/own.zip'))
