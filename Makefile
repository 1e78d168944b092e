# Two commands are enough: `make play` and `make test`. `make help` lists the others.
# Needed are python3, make and a network; with a C compiler the engine is thirty times faster.

PYTHON ?= python3
VENV   := .venv
BIN    := $(VENV)/bin
# Many tests wait, for servers and browsers: one worker more than processors keeps all of them busy.
WORKERS := $(shell $(PYTHON) -c 'import os; print((os.cpu_count() or 1) + 1)')
COMPILED := $(shell $(PYTHON) -I src/tidetable/compiled.py)
CLIENT := $(shell find web src/tidetable/text src/tidetable/engine/*/text -type f -not -path 'web/node_modules/*' -not -path 'web/src/generated/*')

# Installs into the virtual environment with uv, or with pip where uv does not work.
UV  = $(BIN)/uv pip install --quiet --python $(BIN)/python
PIP = $(BIN)/python -m pip install --quiet --disable-pip-version-check
install = { test -x $(BIN)/uv && $(UV) -c constraints.txt $(1); } || $(PIP) -c constraints.txt $(1)

.PHONY: help play test lint plain build bench soak pin clean

help:
	@echo "To play:"
	@echo "  make play    install what playing needs, then open the table in the browser"
	@echo "               (the first time about 90 s; afterwards at once)"
	@echo "To develop:"
	@echo "  make test    install everything else and run all checks and tests (minutes)"
	@echo "  make lint    check style and types only"
	@echo "  make build   compile the engine and the browser client after a change; a game that"
	@echo "               did not change is not compiled again"
	@echo "  make clean   remove everything that was installed or built"
	@echo "To measure and to release:"
	@echo "  make bench   compare the speed with other engines and servers (some minutes)"
	@echo "  make soak    play many random games with every invariant checked (long)"
	@echo "  make pin     update the pinned versions in constraints.txt"
	@echo "  make test-lowest   test with the oldest versions that pyproject.toml allows"
	@echo
	@echo "To try a change of the rules without compiling: TIDETABLE_ENGINE=source .venv/bin/pytest"

$(VENV)/ready:
	@echo "Creating the virtual environment .venv (usually 10 s)"
	@$(PYTHON) -m venv $(VENV) || { echo "python3 cannot create a virtual environment: install its venv module (Debian: python3-venv)" >&2; exit 1; }
	@$(PIP) -c constraints.txt uv || echo "uv is not available; pip installs the packages instead and takes longer"
	@touch $@

# What playing and compiling needs.
$(VENV)/player: $(VENV)/ready pyproject.toml constraints.txt
	@echo "Installing the server's Python packages (usually 10 s)"
	@$(call install,setuptools 'mypy[mypyc]' librt msgspec)
	@export TIDETABLE_COMPILE=no; $(call install,--no-build-isolation -e '.[server]')
	@touch $@

# What tests, research and benchmarks need on top.
$(VENV)/installed: $(VENV)/player
	@echo "Installing the packages for tests and research (usually 1 minute, 1 GB)"
	@export TIDETABLE_COMPILE=no; $(call install,--no-build-isolation -e '.[dev,lab,openspiel,ray,server]')
	@touch $@

# The stamp has the time at which compiling began: a file that is saved meanwhile is newer.
$(VENV)/built: $(VENV)/player setup.py src/tidetable/compiled.py $(COMPILED)
	@echo "Compiling the engine (usually 1 minute; after a change only the game that changed)"
	@touch $@.began
	@$(BIN)/python setup.py --quiet build_ext --inplace
	@mv $@.began $@

$(VENV)/client: $(VENV)/player $(CLIENT)
	@echo "Building the browser client (usually 15 s)"
	@touch $@.began
	@$(BIN)/python web/tools/build.py build
	@mv $@.began $@

build: $(VENV)/built $(VENV)/client

# Both halves at the same time: the client is done long before the engine.
play:
	@$(MAKE) --no-print-directory --jobs=2 build
	@$(BIN)/tidetable

lint: $(VENV)/installed
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

pin: $(VENV)/ready
	$(BIN)/uv pip compile --quiet --universal --no-header --no-annotate --python-version 3.11 $(foreach extra,server lab openspiel ray node dev,--extra $(extra)) --upgrade pyproject.toml -o constraints.txt

clean:
	rm -rf $(VENV) build dist .mypy_cache .ruff_cache .pytest_cache .hypothesis benchmarks/.venv benchmarks/node/node_modules bench.json web/node_modules web/src/generated src/tidetable/web
	find src \( -name '*.so' -o -name compiled.json -o -name __pycache__ \) -prune -exec rm -rf {} +
