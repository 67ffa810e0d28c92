# Recipes stay thin: what they do is in scripts/, one script each.
.DEFAULT_GOAL := help
.PHONY: help run demo test bench docs fraud sanitize weight format schemas screen lint build package clean

# Passed on by run, bench, docs and fraud, as in: make run ARGS="--port 8080"
ARGS ?=

help: ## Show this list
	@awk -F ':.*## ' '/^[a-z]+:.*## / { printf "  make %-8s %s\n", $$1, $$2 }' $(MAKEFILE_LIST)

run: build ## Build for release and start the development server (ARGS="--port 8080")
	@exec bin/dialtone dev $(ARGS)

demo: ## Sign in with a phone number, from the terminal, by the SDK
	@scripts/demo.sh

test: ## Run every check and every test there is
	@scripts/test.sh

bench: build ## Measure sign-ins, refreshes and look-ups a second
	@scripts/bench.sh $(ARGS)

docs: ## Build the documentation of the Swift products, as a DocC archive
	@scripts/build-docs.sh $(ARGS)

fraud: ## Simulate attacks on the guard of messages, and write the figures of docs/fraud.md
	@scripts/fraud-report.sh $(ARGS)

format: ## Format the Swift sources in place
	@scripts/format.sh

sanitize: ## Run the SDK's tests with the thread and the address sanitizer
	@scripts/sanitize.sh $(ARGS)

weight: ## Check what the SDK adds to an app, and time its build
	@scripts/check-weight.sh

schemas: ## Write the schemas of /openapi.json from the types of the protocol
	@scripts/generate-schemas.sh

screen: ## Write the texts and countries of the sign-in screen from those of the pages
	@scripts/generate-sign-in-data.py

lint: ## Check the formatting, the house rules, the schemas, the folders, and the pages that name tests or packages
	@scripts/format.sh --check
	@scripts/check-house-rules.sh
	@scripts/generate-schemas.sh --check
	@scripts/generate-sign-in-data.py --check
	@scripts/console-texts.py --check
	@scripts/check-compatibility.py
	@scripts/check-security.py
	@scripts/check-dependencies.py
	@scripts/check-folders.py

build: ## Build the server for release into bin/dialtone
	@scripts/install-system-packages.sh
	@scripts/build-release.sh

package: build ## Make a Debian package, an archive and a container image in bin/packages
	@scripts/package-deb.sh
	@scripts/package-archive.sh
	@scripts/package-image.sh

clean: ## Remove everything that was built
	rm -rf bin .venv .build Server/.build Benchmarks/.build Examples/.build Examples/*/.build \
		scripts/WireSchemas/.build*
