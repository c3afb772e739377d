# `make` alone lists what there is. The work itself is in tools/*.py, so that it runs wherever Python does.
PYTHON ?= python3
VENV_PYTHON := .venv/bin/python
ENVIRONMENT := $(PYTHON) tools/environment.py
# The compiled engine where it was built; a folder that does not exist is simply passed over.
COMPILED := PYTHONPATH=$(CURDIR)/build/compiled ROTONDE_PAGE=$(CURDIR)/web/dist

.DEFAULT_GOAL := help
.PHONY: help play test setup setup-run setup-test setup-soak setup-bench page compiled lint format \
        languages bench load ratings bounds soak siege mutants docs lock audit wheel clean

help: ## this list
	@sed -n 's/^\([a-z-]*\):.*## \(.*\)/  make \1|\2/p' Makefile | awk -F'|' '{printf "%-16s %s\n", $$1, $$2}'

play: compiled page ## play: build what is missing, start the server on a free port, open the browser
	@$(COMPILED) .venv/bin/rotonde serve --open

test: setup-test ## all checks and tests, interpreted, compiled and in the browser
	@$(VENV_PYTHON) tools/suite.py

setup: setup-test ## .venv with the pinned packages, and rotonde on its sources

setup-run:
	@$(ENVIRONMENT) run build

setup-test:
	@$(ENVIRONMENT) run build test docs

setup-soak:
	@$(ENVIRONMENT) run build test docs soak torch

setup-bench:
	@$(ENVIRONMENT) run build test docs bench

compiled: setup-run ## the engine compiled by mypyc, in build/compiled; plain Python without a C compiler
	@$(VENV_PYTHON) tools/engine.py

page: setup-run ## the page, in web/dist
	@$(VENV_PYTHON) tools/build_page.py

lint: setup-test ## ruff, mypy --strict and the import rules only
	@$(VENV_PYTHON) tools/suite.py lint types imports

format: setup-test ## put the sources into our form: ruff, and Prettier for the page
	@.venv/bin/ruff check --fix --quiet || true
	@.venv/bin/ruff format
	@$(VENV_PYTHON) tools/build_page.py run prettier -- --write

languages: setup-run ## the languages, and what each of them lacks
	@.venv/bin/rotonde languages

bench: setup-bench ## speed against peers, as ratios, interpreted and compiled
	@ROTONDE_COMPILE=require $(VENV_PYTHON) tools/engine.py
	@$(VENV_PYTHON) -m bench.speed.run
	@$(VENV_PYTHON) -m bench.adapters.run
	@$(VENV_PYTHON) -m bench.search.run
	@$(COMPILED) $(VENV_PYTHON) -m bench.load.beside_bots

load: setup-test ## whole games over WebSocket at hundreds of tables, beside boardgame.io's server
	@ROTONDE_COMPILE=require $(VENV_PYTHON) tools/engine.py
	@$(VENV_PYTHON) -m bench.load.run

ratings: setup-test compiled ## strength of the bots' levels, with intervals; goes on where it stopped
	@$(COMPILED) $(VENV_PYTHON) -m bench.ratings.shares
	@$(COMPILED) $(VENV_PYTHON) -m bench.ratings.run
	@$(COMPILED) $(VENV_PYTHON) -m bench.ratings.scale

bounds: setup-test compiled ## how far each game's master is from the best that could be done
	@$(COMPILED) $(VENV_PYTHON) -m bench.bounds.run

soak: setup-soak compiled ## what takes long: many more random games and examples; goes on where it stopped
	@$(COMPILED) $(VENV_PYTHON) tools/soak.py

siege: setup-test compiled ## attacks on a running server, with their figures; takes hours
	@$(COMPILED) $(VENV_PYTHON) tools/soak.py siege

mutants: setup-test ## disable each rule in turn and see whether a test fails; goes on where it stopped
	@$(VENV_PYTHON) tools/mutants.py

docs: setup-test ## the documentation site, in build/site; a link that leads nowhere fails
	@$(VENV_PYTHON) tools/docs.py

lock: setup-test ## pin all packages anew, from requirements/*.in
	@$(VENV_PYTHON) tools/lock.py

audit: setup-test ## known faults of all pinned packages, Python's and the page's; needs the network
	@$(VENV_PYTHON) tools/audit.py

wheel: setup-run ## a wheel, compiled for this machine, in dist
	@$(VENV_PYTHON) -m hatchling build -t wheel

clean: ## remove everything that was built, .venv too
	rm -rf .venv build dist web/dist web/src/generated web/node_modules .mypy_cache .ruff_cache .pytest_cache .hypothesis
	find . -name __pycache__ -type d -prune -exec rm -rf {} +
