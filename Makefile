# make app starts the Lab, make test tests it; the first of them sets up .venv, later ones start at once.

PYTHON ?=
PORT ?=
BIN := .venv/bin/python
PYTHONS := $(shell sed -n 's/^requires-python = "\([^"]*\)".*/\1/p' pyproject.toml)

help: ## this list
	@sed -n 's/^\([a-z]*\):.*## /make \1	/p' Makefile

app: .venv/.app ## start the Lab in the browser (make app PORT=8600 chooses the port)
	@exec .venv/bin/ltlab $(if $(PORT),--port $(PORT))

test: .venv/.dev ## run what guards every behaviour (fifteen minutes on two cores)
	@$(PYTEST) -m "not exhaustive"

quick: .venv/.dev ## run what is not slow and needs no browser (two minutes on two cores)
	@$(PYTEST) -m "not exhaustive and not slow and not browser"

exhaustive: .venv/.dev ## run what is left out of make test: more of the same cases
	@$(BIN) -m tests.running.exhaustive
	@$(PYTEST) -m "exhaustive"

try: .venv/.dev ## run what knows a name (make try NAME=finite_agnostic)
	@$(BIN) -m tests.running "$(NAME)"

record: .venv/.dev ## run everything and record which tests are slow, for make quick
	@$(PYTEST) --record

check: .venv/.dev ## lint, look at the layout, and type-check
	@$(BIN) -m ruff check .
	@$(BIN) -m ruff format --check --quiet .
	@$(BIN) -m mypy

theorems: .venv/.app ## write the table of theorems, docs/theorems.md
	@.venv/bin/ltlab table docs/theorems.md

docs: .venv/.dev ## write the documentation into site/, which the app then serves, and check its links
	@$(BIN) -m docs_builder

bench: .venv/.dev ## measure the speed ratios that we promise
	@$(BIN) -m benchmarks

lock: .venv/.dev ## renew the versions that make test and make check run on
	@oldest=$$(echo "$$PYTHONS" | sed 's/>=\([0-9.]*\).*/\1/') && \
	$(BIN) -m uv pip compile --quiet --upgrade --universal --python-version $$oldest --no-annotate \
		--custom-compile-command "make lock" --output-file requirements-dev.lock \
		pyproject.toml --all-extras --group dev --group docs

audit: .venv/.dev ## ask PyPI's advisories about every locked version; it fails where there is one, or where nobody answers
	@$(BIN) -m uv tool run pip-audit --strict --no-deps --disable-pip --requirement requirements-dev.lock

fuzz: .venv/.dev ## the property tests with a hundred times the examples, new ones each time (hours)
	@HYPOTHESIS_PROFILE=fuzz $(BIN) -m pytest -n logical --maxprocesses 4 $$(grep -rl "^from hypothesis" tests --include=test_*.py)

clean: ## remove .venv and every cache
	@rm -rf .venv .hypothesis .mypy_cache .pytest_cache .ruff_cache build dist site .site.*.unfinished *.egg-info
	@find . -name __pycache__ -type d -prune -exec rm -rf {} +

# A .venv whose Python has gone, by an upgrade or a copy from another machine, counts as not made.
$(shell test -x $(BIN) || rm -f .venv/.app .venv/.dev)

.venv/.app: pyproject.toml
	@sh -c "$$SET_UP" set-up -e ".[app]"
	@$(COMPILE)
	@touch $@

.venv/.dev: requirements-dev.lock pyproject.toml
	@sh -c "$$SET_UP" set-up -r requirements-dev.lock
	@sh -c "$$SET_UP" set-up --no-deps -e .
	@$(COMPILE)
	@touch .venv/.app $@

# Once, by one process: else every worker of the app compiles the same loops at the same time while somebody waits.
COMPILE = echo "Compiling (once; about 20 seconds)" >&2; $(BIN) -m laboratory.command_line.compiling || \
	echo "What could not be compiled is compiled when it is first used" >&2

# One more than processors, as the one that drives the browser mostly waits for it.
define WORKERS
import os
print(min(4, (os.cpu_count() or 1) + 1))
endef
export WORKERS

PYTEST = $(BIN) -m pytest -n $$($(BIN) -c "$$WORKERS")

export PYTHON PYTHONS

# Tests keep their bytecode, whatever the shell says: without it every worker compiles all of them anew.
unexport PYTHONDONTWRITEBYTECODE

# Makes .venv unless a fitting one is there, then installs what it is told to; uv where there is one, else venv and pip.
define SET_UP
fits='import os, re, sys; first, beyond = re.findall(r"3\.(\d+)", os.environ["PYTHONS"]); sys.exit(not int(first) <= sys.version_info[1] < int(beyond))'
has_uv() { command -v uv >/dev/null 2>&1; }
stop() { echo "$$1" >&2; exit 1; }

usable() {
    .venv/bin/python -c "$$fits" 2>/dev/null || return 1
    has_uv || .venv/bin/python -m pip --version >/dev/null 2>&1
}

find_python() {
    minors=$$(echo "$$PYTHONS" | sed 's/[^0-9]*3\.\([0-9]*\)[^0-9]*3\.\([0-9]*\)/seq \1 \2/')
    for python in $${PYTHON:-python3 $$($$minors | sort -rn | sed '1d; s/^/python3./')}; do
        "$$python" -c "$$fits" >/dev/null 2>&1 && return
    done
    stop "The Lab needs Python $$PYTHONS: install python3.13 (Debian, Ubuntu: sudo apt install python3 python3-venv; macOS: brew install python@3.13), or uv, which brings its own, then run make again."
}

make_venv() {
    rm -rf .venv
    if has_uv; then
        uv venv --quiet --python "$${PYTHON:-$$PYTHONS}" .venv
        return
    fi
    find_python
    "$$python" -c 'import ensurepip, venv' 2>/dev/null ||
        stop "$$python cannot make virtual environments: run sudo apt install $${python##*/}-venv (Debian, Ubuntu), then make again."
    "$$python" -m venv .venv || { rm -rf .venv; exit 1; }
}

with_pip() { .venv/bin/python -m pip install --quiet --disable-pip-version-check "$$@"; }

# It installs in a third of the time that pip takes.
get_uv() {
    .venv/bin/python -m uv --version >/dev/null 2>&1 ||
        with_pip "$$(sed -n 's/^\(uv==[^ ;]*\).*/\1/p' requirements-dev.lock)"
}

install() {
    if has_uv; then
        uv pip install --quiet --compile-bytecode --python .venv/bin/python "$$@"
    else # pip knows indexes and proxies that uv may not
        { get_uv && .venv/bin/python -m uv pip install --quiet --compile-bytecode --python .venv/bin/python "$$@"; } \
            2>/dev/null || with_pip "$$@"
    fi
}

set -e
usable || make_venv
echo "Installing into .venv (once; about a minute)" >&2
install "$$@"
endef
export SET_UP

.PHONY: help app test quick exhaustive try record check theorems docs bench lock audit fuzz clean
