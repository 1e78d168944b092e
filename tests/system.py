"""Install the programs that tests need and Python packages do not bring, from Debian's packages.

    python tests/system.py     # `make test` runs it

It installs missing programs as root, or with a sudo that asks for no password. Otherwise it prints
which tests will be skipped. With CI=true a missing program is a failure.
"""

import glob
import os
import shutil
import subprocess
import sys
from typing import NamedTuple


class Program(NamedTuple):
    path: str  # where the package puts it
    tests: str  # what is skipped without it
    other: str | None = None  # a package for systems that do not have the first one


NEEDED = {  # by package
    "postgresql": Program("/usr/lib/postgresql/*/bin/initdb", "the server on PostgreSQL"),
    "redis-server": Program("/usr/bin/redis-server", "several server processes"),
    # Chromium without the parts for a screen: a fifth less time, and half the download.
    "chromium-headless-shell": Program(
        "/usr/bin/chromium*", "everything in the browser", other="chromium"
    ),
}


def missing() -> list[str]:
    return [package for package, program in NEEDED.items() if not glob.glob(program.path)]


def installer() -> list[str] | None:
    """The command that can install packages, or None."""
    if shutil.which("apt-get") is None:
        return None
    if os.geteuid() == 0:
        return ["apt-get"]
    if shutil.which("sudo") is None:
        return None
    allowed = subprocess.run(["sudo", "-n", "true"], capture_output=True, check=False)
    return ["sudo", "-n", "apt-get"] if allowed.returncode == 0 else None


def install(command: list[str], packages: list[str]) -> None:
    print(f"installing for the tests: {', '.join(packages)}", flush=True)
    env = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
    subprocess.run([*command, "-qq", "update"], env=env, check=False)
    arguments = [*command, "-qq", "install", "-y", "--no-install-recommends"]
    subprocess.run([*arguments, *packages], env=env, stdout=subprocess.DEVNULL, check=False)
    # One package that does not exist keeps apt-get from installing the others.
    for package in missing():
        name = NEEDED[package].other or package
        subprocess.run([*arguments, name], env=env, stdout=subprocess.DEVNULL, check=False)


def main() -> int:
    packages = missing()
    command = installer() if packages else None
    if command is not None:
        install(command, packages)
        packages = missing()
    if packages:
        print("=" * 72)
        for package in packages:
            print(f"MISSING: {package}. SKIPPED: tests of {NEEDED[package].tests}.")
        print("=" * 72, flush=True)
    return 1 if packages and os.environ.get("CI") == "true" else 0


if __name__ == "__main__":
    sys.exit(main())
