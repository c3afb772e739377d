# `make` alone lists what there is. The work itself is in tools/*.py, so that it runs wherever Python does.
PYTHON ?= python3
BIN := .venv/bin

.DEFAULT_GOAL := help
.PHONY: help setup setup-test

help: ## this list
	@sed -n 's/^\([a-z-]*\):.*## \(.*\)/  make \1|\2/p' $(MAKEFILE_LIST) | awk -F'|' '{printf "%-18s %s\n", $$1, $$2}'

setup: ## .venv with the pinned packages for running, building and testing
	@$(PYTHON) tools/environment.py run build test
