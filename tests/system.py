"""What tests need from the system beyond Python: installed from Debian's packages where allowed.

    python tests/system.py     # run by `make test`

As root, or with sudo that asks no password, missing programs are installed. Otherwise the tests
that need them are skipped, and this says so loudly. With CI=true a missing one is a failure.
"""

import glob
import os
import shutil
import subprocess
import sys

# package -> what shows that it is there
NEEDED = {
    "postgresql": "/usr/lib/postgresql/*/bin/initdb",
    "redis-server": "/usr/bin/redis-server",
    "chromium": "/usr/bin/chromium",
}


def missing() -> list[str]:
    return [package for package, program in NEEDED.items() if not glob.glob(program)]


def installer() -> list[str] | None:
    """The command that may install packages, None when there is none."""
    if shutil.which("apt-get") is None:
        return None
    if os.geteuid() == 0:
        return ["apt-get"]
    if shutil.which("sudo") is None:
        return None
    asks = subprocess.run(["sudo", "-n", "true"], capture_output=True, check=False)
    return ["sudo", "-n", "apt-get"] if asks.returncode == 0 else None


def main() -> int:
    packages = missing()
    command = installer() if packages else None
    if command is not None:
        print(f"installing for the tests: {', '.join(packages)}", flush=True)
        quiet = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
        subprocess.run([*command, "-qq", "update"], env=quiet, check=False)
        install = [*command, "-qq", "install", "-y", "--no-install-recommends", *packages]
        subprocess.run(install, env=quiet, stdout=subprocess.DEVNULL, check=False)
    packages = missing()
    if packages:
        print("=" * 72)
        print(f"MISSING: {', '.join(packages)}. The tests that need them will be SKIPPED.")
        print("=" * 72, flush=True)
    return 1 if packages and os.environ.get("CI") == "true" else 0


if __name__ == "__main__":
    sys.exit(main())
