# Two commands are enough: `make play` and `make test`. The rest is for developers.
# Only python3, make and a network are needed; a C compiler is used when there is one.

PYTHON ?= python3
VENV   := .venv
BIN    := $(VENV)/bin
# Many tests wait, for servers and browsers: one worker more than processors keeps all of them busy.
WORKERS := $(shell $(PYTHON) -c 'import os; print((os.cpu_count() or 1) + 1)')
# What is compiled, and some more (setup.py says which).
COMPILED := $(shell find src/tidetable/engine src/tidetable/bots src/tidetable/table src/tidetable/server -name '*.py')

CLIENT := $(shell find web src/tidetable/text src/tidetable/engine/*/text -type f -not -path 'web/node_modules/*' -not -path 'web/src/generated/*')
SERVED := $(wildcard src/tidetable/server/*.py src/tidetable/engine/*/schema.py src/tidetable/table/*.py)

.PHONY: help play test lint plain build bench soak pin clean

help:
	@echo "make play   install everything and play in the browser"
	@echo "make test   install everything and run all checks and tests"
	@echo "make lint   ruff, mypy and svelte-check"
	@echo "make build  compile the engine and the browser client again after a change"
	@echo "make bench  speed next to other engines (some minutes)"
	@echo "make soak   many random games with every invariant checked, and many tables at once (long)"
	@echo "make pin    resolve the pinned versions in constraints.txt anew"

$(VENV)/installed: pyproject.toml constraints.txt
	$(PYTHON) -m venv $(VENV) || { echo "python3 cannot make a virtual environment: install its venv module (Debian: python3-venv)" >&2; exit 1; }
	$(BIN)/python -m pip install --quiet --disable-pip-version-check --upgrade -c constraints.txt setuptools wheel mypy librt msgspec
	TIDETABLE_COMPILE=no $(BIN)/python -m pip install --quiet --disable-pip-version-check --no-build-isolation -c constraints.txt -e '.[dev,docs,lab,openspiel,ray,server]'
	touch $@

# The stamp file is newer than every source it was compiled from; without a compiler setup.py says
# so and the engine runs as plain Python.
$(VENV)/built: $(VENV)/installed setup.py $(COMPILED)
	$(BIN)/python setup.py --quiet build_ext --inplace --parallel 2
	touch $@

# The browser client; its types follow from the server's, whose engine may just be being compiled.
$(VENV)/client: $(VENV)/installed $(CLIENT) $(SERVED)
	TIDETABLE_ENGINE=source $(BIN)/python web/tools/build.py build
	touch $@

build: $(VENV)/built $(VENV)/client

play: build
	$(BIN)/tidetable

lint: $(VENV)/client
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy
	TIDETABLE_ENGINE=source $(BIN)/python web/tools/build.py check

# The engine tests run twice: as plain Python and compiled. Those in the browser run by themselves:
# the library that drives it keeps an event loop running, which other tests cannot have. Compiling
# takes one processor for two minutes, so the other does meanwhile what needs nothing compiled.
test:
	$(MAKE) --jobs=2 --output-sync build lint plain
	$(BIN)/python tests/system.py
	$(BIN)/python web/tools/build.py test
	$(BIN)/pytest -n $(WORKERS) --ignore tests/browser
	$(BIN)/pytest -n $(WORKERS) tests/browser

plain: $(VENV)/installed
	TIDETABLE_ENGINE=source $(BIN)/pytest -n 2 tests/engine tests/table --ignore tests/engine/test_compiled_agrees.py

bench: build
	$(BIN)/python benchmarks/run.py

soak: build
	$(BIN)/python tests/soak.py
	$(BIN)/python -m tests.server.soak
	$(BIN)/python -m tests.server.soak --store postgres --minutes 1

pin:
	$(PYTHON) -m venv $(VENV) && $(BIN)/python -m pip install --quiet uv
	$(BIN)/uv pip compile --quiet --universal --no-header --no-annotate --python-version 3.11 --all-extras --upgrade pyproject.toml -o constraints.txt

# The documentation site in build/docs, with strict links.
.PHONY: docs
docs: $(VENV)/installed
	NO_MKDOCS_2_WARNING=1 TIDETABLE_ENGINE=source $(BIN)/mkdocs build --strict --quiet

test-all: docs

clean:
	rm -rf $(VENV) build dist .mypy_cache .ruff_cache .pytest_cache .hypothesis benchmarks/.venv benchmarks/node/node_modules bench.json web/node_modules web/src/generated src/tidetable/web
	find src \( -name '*.so' -o -name compiled.json -o -name __pycache__ \) -prune -exec rm -rf {} +
