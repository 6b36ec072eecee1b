# Everything that is done with TabKit on Linux. `make` alone lists it.
# Each target first installs what is missing, through apt, and says so.

.DEFAULT_GOAL := help
.PHONY: help gallery test records pictures docs bench format

help: ## this list
	@sed -nE 's/^([a-z]+): ##(.*)/  make \1\t\2/p' $(MAKEFILE_LIST) | expand -t 20

gallery: ## the example app, in a window; without a display, pictures of it
	@Tools/install
	@swift build --product tabkit
	@.build/debug/tabkit gallery --pictures Pictures

test: ## every rule and every test
	@Tools/install tests
	@Tools/test

records: ## the expected records of the scenarios, written anew: read what changed before you commit it
	@Tools/install
	@swift build --product tabkit
	@Tools/records

pictures: ## the pictures of README and documentation, made anew
	@Tools/install
	@swift build --product tabkit
	@Tools/pictures

docs: ## the documentation, as a website in .build/documentation
	@Tools/install
	@Tools/docs

bench: ## what a frame, a start and a strip cost
	@Tools/install
	@swift build -c release --product bench
	@.build/release/bench

format: ## all sources in the project's format
	@swift format format --in-place --parallel --recursive $$(Tools/sources)
