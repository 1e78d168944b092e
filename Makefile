# Two commands are enough: `make play` and `make test`. `make help` lists the others.
# Needed are python3, make and a network; with a C compiler the engine is thirty times faster.

PYTHON ?= python3
VENV   := .venv
BIN    := $(VENV)/bin
# Tests and commands start many short Python processes, which are slow without cached bytecode.
unexport PYTHONDONTWRITEBYTECODE
COMPILED := $(shell $(PYTHON) -I src/tidetable/compiled.py)
CLIENT := $(shell find web src/tidetable/text src/tidetable/engine/*/text -type f -not -path 'web/node_modules/*' -not -path 'web/src/generated/*' -not -path 'web/.svelte-check/*')

# Installs into the virtual environment with uv, or with pip where uv does not work.
UV  = $(BIN)/uv pip install --quiet --python $(BIN)/python
PIP = $(BIN)/python -m pip install --quiet --disable-pip-version-check
install = { test -x $(BIN)/uv && $(UV) -c constraints.txt $(1); } || $(PIP) -c constraints.txt $(1)
# Not in the call itself: a comma would end the argument.
EVERYTHING := .[data,dev,lab,openspiel,server]

.PHONY: help play test test-all test-plain test-web test-compiled test-browser system check lint build bench soak pin clean test-lowest

help:
	@echo "To play:"
	@echo "  make play    install what playing needs, then open the table in the browser"
	@echo "               (the first time about 90 s; afterwards at once); OPTIONS=--lan lets others"
	@echo "               in your network join, OPTIONS=--no-browser only starts the server"
	@echo "To develop:"
	@echo "  make test    install everything else and run all checks and tests (six minutes)"
	@echo "  make test-all  the slow tests as well, before a release (long)"
	@echo "  make lint    check style and types only"
	@echo "  make build   compile the engine and the browser client after a change; a game that"
	@echo "               did not change is not compiled again"
	@echo "  make clean   remove everything that was installed or built"
	@echo "To measure and to release:"
	@echo "  make bench   compare the speed with other engines and servers (half an hour, on a slow machine much more)"
	@echo "  make soak    make test-all, then many random games and many tables at once (hours)"
	@echo "  make wheel   build the wheel and the sdist in dist/ (two minutes)"
	@echo "  make test-wheel   install them into empty environments and try them"
	@echo "  make static  a folder in build/static that plays without a server, for any web host"
	@echo "  make pin     update the pinned versions in constraints.txt"
	@echo "  make test-lowest   test with the oldest versions that pyproject.toml allows"
	@echo
	@echo "To try a change of the rules without compiling: TIDETABLE_ENGINE=source .venv/bin/pytest"

# Where python3 has pip, that one installs uv: to unpack another pip takes twice as long.
$(VENV)/ready:
	@echo "Creating the virtual environment .venv (usually 5 s)"
	@{ $(PYTHON) -m venv --without-pip $(VENV) && $(PYTHON) -m pip --python $(BIN)/python install --quiet --disable-pip-version-check -c constraints.txt uv 2> /dev/null; } \
		|| $(PYTHON) -m venv $(VENV) || { echo "python3 cannot create a virtual environment: install its venv module (Debian: python3-venv)" >&2; exit 1; }
	@test -x $(BIN)/uv || $(PIP) -c constraints.txt uv || echo "uv is not available; pip installs the packages instead and takes longer"
	@touch $@

# What playing and compiling needs.
$(VENV)/player: $(VENV)/ready pyproject.toml constraints.txt
	@echo "Installing the server's Python packages (usually 10 s)"
	@$(call install,pip setuptools 'mypy[mypyc]' librt msgspec)
	@export TIDETABLE_COMPILE=no; $(call install,--no-build-isolation -e '.[server]')
	@touch $@

# What tests, research and benchmarks need on top.
$(VENV)/installed: $(VENV)/player
	@echo "Installing the packages for tests and research (usually 1 minute, 0.8 GB)"
	@export TIDETABLE_COMPILE=no; $(call install,--no-build-isolation -e '$(EVERYTHING)')
	@touch $@

# Ray is a fifth of everything, and only one slow test needs it.
$(VENV)/ray: $(VENV)/installed
	@export TIDETABLE_COMPILE=no; $(call install,--no-build-isolation -e '.[ray]')
	@touch $@

# For the fuzzer. As the others, this installs the tree itself (-e): a copy would hide later changes.
$(VENV)/fuzz: $(VENV)/installed
	@export TIDETABLE_COMPILE=no; $(call install,--no-build-isolation -e '.[fuzz]')
	@touch $@

# Players get plain Python if compiling fails; for developers a failure is an error.
COMPILE ?= yes
# The stamp has the time at which compiling began: a file that is saved meanwhile is newer.
$(VENV)/built: $(VENV)/player setup.py src/tidetable/compiled.py $(COMPILED)
	@echo "Compiling the engine (usually 1 minute; after a change only the game that changed)"
	@touch $@.began
	@TIDETABLE_COMPILE=$(COMPILE) $(BIN)/python setup.py --quiet build_ext --inplace
	@mv $@.began $@

$(VENV)/client: $(VENV)/player $(CLIENT)
	@echo "Building the browser client (usually 15 s)"
	@touch $@.began
	@$(BIN)/python web/tools/build.py build
	@mv $@.began $@

# What checking and testing the client needs on top. Both install with npm, one after the other; who
# tests needs all of it anyway and installs once.
TOOLS ?= last
ifeq ($(TOOLS),first)
$(VENV)/web-tools: $(VENV)/ready web/package-lock.json
$(VENV)/client: | $(VENV)/web-tools
else
$(VENV)/web-tools: $(VENV)/client
endif
$(VENV)/web-tools:
	@echo "Installing the tools for the browser client (usually 15 s)"
	@$(BIN)/python web/tools/build.py tools
	@touch $@

build: $(VENV)/built $(VENV)/client

# Both halves at the same time: the client is done long before the engine.
play:
	@$(MAKE) --no-print-directory --jobs=2 COMPILE=maybe build
	@$(BIN)/tidetable open $(OPTIONS)

check: $(VENV)/installed $(VENV)/web-tools
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy
	TIDETABLE_ENGINE=source $(BIN)/python web/tools/build.py check

# ESLint takes as long as all other checks together.
lint: check
	$(BIN)/python web/tools/build.py lint

# -- tests -----------------------------------------------------------------------------------------
# All of it runs side by side, so that no processor waits: lint and plain Python while the engine
# compiles, the browser (which mostly waits) next to everything else. CONTRIBUTING.md says what only
# `make test-all` runs, and why.
SELECT := -m "not thorough"
# The rules. What chance, recorded games and many random positions show on top, the compiled engine
# shows thirty times faster, and test_compiled_agrees.py holds the plain one against it step by step.
PLAIN  := tests/engine --ignore tests/engine/contract $(foreach name,data memory outside_games \
	soak statistics switches views against_reference fixtures goldens \
	resample chance judge learned reef eating placing family_end,--ignore-glob='*/test_$(name).py')
# Messages and requests of hostile clients, and kill -9 during play: enough of each kind.
export TIDETABLE_HOSTILE  ?= 300
export TIDETABLE_KILLS    ?= 1
export TIDETABLE_REFUSALS ?= 4
# Moves of a bot that are timed while a client keeps the workers busy.
export TIDETABLE_ATTACK_MOVES ?= 8
export TIDETABLE_BROKEN_RECORDS ?= 40
# Tests of servers often wait: a worker more than there are processors.
WORKERS := $(shell $(PYTHON) -c "import os; print((os.cpu_count() or 1) + 1)")
CHECKS := check test-plain test-web test-compiled test-browser

test:
	$(MAKE) --jobs=4 --output-sync=target TOOLS=first $(CHECKS)

test-all: $(VENV)/ray
	TIDETABLE_HOSTILE=20000 TIDETABLE_EXAMPLES=20 TIDETABLE_KILLS=10 TIDETABLE_REFUSALS=200 \
	TIDETABLE_ATTACK_MOVES=40 TIDETABLE_BROKEN_RECORDS=2000 \
	HYPOTHESIS_PROFILE=thorough \
	$(MAKE) --jobs=4 --output-sync=target TOOLS=first lint $(CHECKS) SELECT= PLAIN="tests/engine tests/table"

# Each module becomes bytecode here, once, and not in every worker at the same time.
.PHONY: collect
collect: $(VENV)/installed
	@TIDETABLE_ENGINE=source $(BIN)/pytest --collect-only tests > /dev/null

test-plain: collect
	TIDETABLE_ENGINE=source $(BIN)/pytest $(SELECT) $(PLAIN) --ignore tests/engine/test_compiled_agrees.py

test-web: $(VENV)/web-tools
	TIDETABLE_ENGINE=source $(BIN)/python web/tools/build.py test

test-compiled: build system collect
	$(BIN)/pytest -rs $(SELECT) -n $(WORKERS) --dist worksteal --ignore tests/browser

# In a run of their own: the library that drives the browser keeps an event loop running, which
# other tests cannot have.
test-browser: build system collect
	$(BIN)/pytest -rs $(SELECT) -n auto --dist worksteal tests/browser

# Programs that tests need and Python packages do not bring: Chromium, PostgreSQL, Redis.
system: $(VENV)/installed
	$(BIN)/python tests/system.py

bench: build $(VENV)/installed
	$(BIN)/python benchmarks/run.py

soak: test-all $(VENV)/fuzz
	$(BIN)/python tests/soak.py
	TIDETABLE_KILLS=100 $(BIN)/pytest tests/server/test_crash.py
	PYTHONDEVMODE=1 PYTHONFAULTHANDLER=1 TIDETABLE_REFUSALS=1000 $(BIN)/pytest tests/server/test_refusals_survive.py
	TIDETABLE_ENGINE=source $(BIN)/python -m tests.server.fuzz --runs 1000000
	$(BIN)/python -m tests.server.soak
	$(BIN)/python -m tests.server.soak --store postgres --minutes 1

pin: $(VENV)/ready
	$(BIN)/uv pip compile --quiet --universal --no-header --no-annotate --python-version 3.11 $(foreach extra,server lab data openspiel ray node docs fuzz dev,--extra $(extra)) --upgrade pyproject.toml -o constraints.txt

test-lowest: $(VENV)/installed
	$(BIN)/python tests/lowest.py

# The wheel is built from the sdist, which shows that the sdist is complete; both hold the client.
.PHONY: wheel test-wheel
wheel: $(VENV)/client
	rm -rf dist build/lib* build/bdist*
	$(BIN)/python -c "from setuptools import build_meta; build_meta.build_sdist('dist')" > /dev/null
	TIDETABLE_COMPILE=yes $(BIN)/python -m pip wheel --quiet --disable-pip-version-check --no-build-isolation --no-deps --wheel-dir dist dist/*.tar.gz
	@ls dist

test-wheel: $(VENV)/installed
	$(BIN)/python tests/wheels.py

# A folder that plays without a server, for any web host (docs/offline.md).
.PHONY: static
static: $(VENV)/player
	@echo "Building the folder build/static, which plays without a server (usually 1 minute)"
	@$(BIN)/python -m web.tools.static build/static

# The documentation site in build/docs, with strict links.
.PHONY: docs
$(VENV)/docs: $(VENV)/installed
	@export TIDETABLE_COMPILE=no; $(call install,--no-build-isolation -e '.[docs]')
	@touch $@

docs: $(VENV)/docs
	NO_MKDOCS_2_WARNING=1 TIDETABLE_ENGINE=source $(BIN)/mkdocs build --strict --quiet

test-all: docs

clean:
	rm -rf $(VENV) build dist .mypy_cache .ruff_cache .pytest_cache .hypothesis benchmarks/.venv benchmarks/node/node_modules bench.json web/.svelte-check web/node_modules web/src/generated src/tidetable/web
	find src \( -name '*.so' -o -name compiled.json -o -name __pycache__ \) -prune -exec rm -rf {} +
