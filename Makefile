# Two commands are enough: `make play` and `make test`. The rest is for developers.
# Only python3, make and a network are needed; a C compiler is used when there is one.

PYTHON ?= python3
VENV   := .venv
BIN    := $(VENV)/bin
# Tests and commands start many short Python processes, which are slow without cached bytecode.
unexport PYTHONDONTWRITEBYTECODE
# What is compiled, and some more (setup.py says which).
COMPILED := $(shell find src/tidetable/engine src/tidetable/bots src/tidetable/table src/tidetable/server -name '*.py')

CLIENT := $(shell find web src/tidetable/text src/tidetable/engine/*/text -type f -not -path 'web/node_modules/*' -not -path 'web/src/generated/*')
SERVED := $(wildcard src/tidetable/server/*.py src/tidetable/engine/*/schema.py src/tidetable/table/*.py)

.PHONY: help play test test-all test-plain test-web test-compiled test-browser system lint build bench soak pin clean

help:
	@echo "make play   install everything and play in the browser"
	@echo "make test   install everything, check and test (six minutes on two processors)"
	@echo "make test-all  the same and the slow tests: before a release (half an hour)"
	@echo "make lint   ruff, mypy and svelte-check"
	@echo "make build  compile the engine and the browser client again after a change"
	@echo "make bench  speed next to other engines (some minutes)"
	@echo "make soak   make test-all, then many random games and many tables at once (hours)"
	@echo "make pin    resolve the pinned versions in constraints.txt anew"

$(VENV)/installed: pyproject.toml constraints.txt
	$(PYTHON) -m venv $(VENV) || { echo "python3 cannot make a virtual environment: install its venv module (Debian: python3-venv)" >&2; exit 1; }
	$(BIN)/python -m pip install --quiet --disable-pip-version-check --upgrade -c constraints.txt setuptools wheel mypy librt msgspec
	TIDETABLE_COMPILE=no $(BIN)/python -m pip install --quiet --disable-pip-version-check --no-build-isolation -c constraints.txt -e '.[dev,lab,openspiel,ray,server]'
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

# -- tests -----------------------------------------------------------------------------------------
# All of it runs side by side, so that no processor waits: lint and plain Python while the engine
# compiles, the browser (which mostly waits) next to everything else. CONTRIBUTING.md says what only
# `make test-all` runs, and why.
SELECT := -m "not thorough"
PLAIN  := tests/engine --ignore tests/engine/contract
CHECKS := lint test-plain test-web test-compiled test-browser

test:
	$(MAKE) --jobs=4 --output-sync=target $(CHECKS)

test-all:
	HYPOTHESIS_PROFILE=thorough $(MAKE) --jobs=4 --output-sync=target $(CHECKS) SELECT= PLAIN="tests/engine tests/table"

test-plain: $(VENV)/installed
	TIDETABLE_ENGINE=source $(BIN)/pytest $(SELECT) $(PLAIN)

test-web: $(VENV)/client
	TIDETABLE_ENGINE=source $(BIN)/python web/tools/build.py test

test-compiled: build system
	$(BIN)/pytest $(SELECT) -n 2 --ignore tests/browser

# In a run of their own: the library that drives the browser keeps an event loop running, which
# other tests cannot have.
test-browser: build system
	$(BIN)/pytest $(SELECT) -n 2 tests/browser

# Programs that tests need and Python packages do not bring: Chromium, PostgreSQL, Redis.
system: $(VENV)/installed
	$(BIN)/python tests/system.py

bench: build
	$(BIN)/python benchmarks/run.py

soak: test-all
	$(BIN)/python tests/soak.py
	$(BIN)/python -m tests.server.soak
	$(BIN)/python -m tests.server.soak --store postgres --minutes 1

pin:
	$(PYTHON) -m venv $(VENV) && $(BIN)/python -m pip install --quiet uv
	$(BIN)/uv pip compile --quiet --universal --no-header --no-annotate --python-version 3.11 --all-extras --upgrade pyproject.toml -o constraints.txt

clean:
	rm -rf $(VENV) build dist .mypy_cache .ruff_cache .pytest_cache .hypothesis benchmarks/.venv benchmarks/node/node_modules bench.json web/node_modules web/src/generated src/tidetable/web
	find src \( -name '*.so' -o -name compiled.json -o -name __pycache__ \) -prune -exec rm -rf {} +
