# The commands of the project. `make` without arguments lists them.
SHELL := /bin/bash
.SHELLFLAGS := -euo pipefail -c
.DEFAULT_GOAL := help
MAKEFLAGS += --no-print-directory

# Arguments for the program that `make demo` or `make bench` runs, for example `make demo ARGS=--help`.
ARGS ?=
# Extra flags for every Swift build, for example `-Xswiftc -warnings-as-errors`.
SWIFT_FLAGS ?=

# The packages of this repository share a folder for debug builds and one for release builds of programs, so that the framework is
# compiled once for all of them. The release build of the tests, which has other flags, has a folder of its own.
EXAMPLES = Scripts/swift-package.sh Examples .build
BENCHMARKS = Scripts/swift-package.sh Benchmarks .build
RELEASE_EXAMPLES = Scripts/swift-package.sh Examples .build-release
RELEASE_BENCHMARKS = Scripts/swift-package.sh Benchmarks .build-release

SWIFT_SOURCES := $(wildcard Package.swift Plugins Sources Tests \
    Examples/Package.swift Examples/Plugins Examples/Sources Examples/Tests \
    Benchmarks/Package.swift Benchmarks/Sources Benchmarks/Tests)

.PHONY: help setup demo deb test build-test-release test-release test-sanitize fuzz flexbox-differential grid-differential lint format bench bench-reader bench-check bench-check-test \
    build-benchmarks test-benchmarks bench-peers check-mistakes check-package check-release check-live-reload check-popups check-drags check-recording inspector-pictures docs clean \
    test-accessibility flood record-speech

help: ## Lists these commands
	@awk -F ':.*## ' '/^[a-z-]+:.*## / { printf "make %-20s %s\n", $$1, $$2 }' $(firstword $(MAKEFILE_LIST))

setup: ## Installs missing system packages
	@Scripts/setup.sh

# The configuration of `make demo`; `debug` uses the build of `make test`.
CONFIGURATION ?= release
DEMO = $(if $(filter debug,$(CONFIGURATION)),$(EXAMPLES) build,$(RELEASE_EXAMPLES) build -c release)

demo: ## Runs the gallery in a window; without a display writes its pages to PNG files and prints their paths
	@Scripts/setup.sh demo
	@$(DEMO) --product Gallery $(SWIFT_FLAGS) >&2
	@"$$($(DEMO) $(SWIFT_FLAGS) --show-bin-path)/Gallery" $(ARGS)

# The example that `make deb` packages: one that has a description in Examples/Packaging.
EXAMPLE ?= Reader

# The static Swift runtime is a flag of all modules, so they are compiled in a folder of their own.
deb: ## Builds a Debian package of an example in Examples/.app (EXAMPLE=Reader|Counter)
	@Scripts/setup.sh deb
	@Scripts/swift-package.sh Examples .build-deb package --allow-writing-to-package-directory make-deb --product $(EXAMPLE) $(ARGS)

check-package: deb ## Installs the package of an example in a new Debian system and starts the program there (EXAMPLE=Reader|Counter)
	@Scripts/setup.sh package
	@Scripts/check-package.sh $(EXAMPLE)

# Tests compare the texts that the framework shows, which follow the language of the environment.
test build-test-release test-release test-sanitize fuzz: export COMPONENTFLOW_LANGUAGE = en

# The tests that run in the first of two processes; together they take as long as all others.
FIRST_TESTS := '^(ComponentFlowTests|ComponentFlowToolsTests|InspectorWindowTests)[.]'
FIRST_EXAMPLES := '^(Reader|ExamplesTests[.](GalleryAccessibility|Photos|Hostile|Rest|Inspected))'

# A module for `make test`, for example `make test MODULE=OpenUIKitCore`.
MODULE ?=

ifeq ($(MODULE),)
test: ## Runs all tests in a debug build, or only those of a module (MODULE=name)
	@Scripts/setup.sh test
	@echo "Expected on two cores: 5 to 9 minutes for a build from scratch, 6 to 8 minutes for the tests," \
	    "1 to 3 minutes for the build of the examples, 3 to 8 minutes for their tests" >&2
	@swift build --build-tests $(SWIFT_FLAGS)
	@Scripts/run-tests.sh .build/debug/ComponentFlowPackageTests.xctest $(FIRST_TESTS)
	@$(EXAMPLES) build --build-tests $(SWIFT_FLAGS)
	@Scripts/run-tests.sh .build/debug/ExamplesPackageTests.xctest $(FIRST_EXAMPLES)
else
test:
	@if [[ ! -d "Tests/$(MODULE)Tests" ]]; then \
	    echo "There is no module with tests named $(MODULE). These exist:" >&2; \
	    ls -d Tests/*Tests | sed -E 's|^Tests/(.*)Tests$$|    \1|' >&2; exit 1; fi
	@Scripts/setup.sh test
	@echo "Expected on two cores: less than for all modules, which take 5 to 9 minutes from scratch and 6 to 8 minutes" >&2
	@TEST_TARGETS="$(MODULE)Tests" swift test --disable-xctest $(SWIFT_FLAGS)
endif

# Without the longest tests if empty.
EXHAUSTIVE ?= 1

# With what inspectors use, which is tested as well. In a folder of its own, so that it is built beside debug builds.
RELEASE_TESTS = --scratch-path .build-release-tests -c release --traits InspectorInReleaseBuilds -Xswiftc -enable-testing

build-test-release: ## Builds the tests in a release build, without running them
	@Scripts/setup.sh test
	@swift build $(RELEASE_TESTS) --build-tests $(SWIFT_FLAGS)

test-release: build-test-release ## Runs all tests in a release build, with 10,000 random update sequences and all exhaustive tests (EXHAUSTIVE= omits these)
	@Scripts/run-tests.sh .build-release-tests/release/ComponentFlowPackageTests.xctest $(FIRST_TESTS)
	@[[ -z "$(EXHAUSTIVE)" ]] || COMPONENTFLOW_SEQUENCES=10000 FUZZ_EXHAUSTIVE=1 swift test $(RELEASE_TESTS) --disable-xctest \
	    $(SWIFT_FLAGS) --filter 'IncrementalEqualsFresh|SubviewTransition|ChildTransition|KeyPressFuzz|KeyboardAlone'

# Debian's Python has the bindings of libatspi.
test-accessibility: ## Uses the examples with AT-SPI's client library and dogtail, as assistive technologies do (ARGS='--page Button')
	@Scripts/setup.sh accessibility
	@$(EXAMPLES) build $(SWIFT_FLAGS) >&2
	@folder="$$($(EXAMPLES) build $(SWIFT_FLAGS) --show-bin-path)"; \
	    /usr/bin/python3 Scripts/accessibility/walk.py "$$folder" $(ARGS); \
	    /usr/bin/python3 Scripts/accessibility/drive.py "$$folder"; \
	    /usr/bin/python3 Scripts/accessibility/flood.py "$$folder"

flood: ## Measures how long hostile accessibility clients delay frames (ARGS='--seconds 30')
	@Scripts/setup.sh accessibility
	@$(RELEASE_BENCHMARKS) build -c release --product flooded-window $(SWIFT_FLAGS) >&2
	@folder="$$($(RELEASE_BENCHMARKS) build -c release $(SWIFT_FLAGS) --show-bin-path)"; \
	    /usr/bin/python3 Scripts/accessibility/flood.py --window "$$folder/flooded-window" $(ARGS)

record-speech: ## Records the speech of the Orca screen reader for the examples in Scripts/accessibility/transcripts (ARGS=--check)
	@Scripts/setup.sh accessibility
	@$(EXAMPLES) build $(SWIFT_FLAGS) >&2
	@/usr/bin/python3 Scripts/accessibility/record_speech.py \
	    "$$($(EXAMPLES) build $(SWIFT_FLAGS) --show-bin-path)" $(ARGS)

# The frames of instrumented functions are several times larger, so threads get a stack of 64 MB.
# Local variables stay on the stack, because recursive functions measure how far it has grown.
# The memory of the thread sanitizer grows with each test, to 15 GB for the tests of the package, so several processes run them one
# after the other.
SANITIZED_PARTS = ComponentFlowTests[.] (ComponentFlowTools|InspectorWindow)Tests[.] OpenUIKit Open(UI[^K]|[^U]) (Flexbox|Cassowary|Fuzz)
empty :=
space := $(empty) $(empty)

test-sanitize: ## Runs all tests of the package and the examples with the address and the thread sanitizer (SANITIZE=address|thread selects one)
	@Scripts/setup.sh test
	@ulimit -s 65536; \
	export ASAN_OPTIONS="detect_leaks=0:detect_stack_use_after_return=0:suppressions=$(CURDIR)/Scripts/address-sanitizer.supp"; \
	export TSAN_OPTIONS="suppressions=$(CURDIR)/Scripts/thread-sanitizer.supp"; \
	for sanitizer in $(or $(SANITIZE),address thread); do \
	    run=(Scripts/swift-package.sh . .build-$$sanitizer test --sanitize=$$sanitizer --disable-xctest $(SWIFT_FLAGS)); \
	    for part in $(foreach part,$(SANITIZED_PARTS),'$(part)'); do "$${run[@]}" --filter "^$$part"; done; \
	    "$${run[@]}" --skip '^($(subst $(space),|,$(strip $(SANITIZED_PARTS))))'; \
	    Scripts/swift-package.sh Examples .build-$$sanitizer test --sanitize=$$sanitizer --disable-xctest $(SWIFT_FLAGS); \
	done

# The first seed and the number of random trees per theme of `make flexbox-differential`.
SEED ?= $(shell date +%s)
COUNT ?= 100

# Prints the themes and indices of the trees that differ in either writing direction, and how many of all trees these are.
DIFFERING_TREES = cat "$$folder"/*.result | awk '{ differing += $$1; all += $$2 } \
    $$1 { $$1 = $$2 = ""; sub(/^ +/, ""); print } \
    END { print differing + 0 " of " all + 0 " trees differ" }'

flexbox-differential: ## Compares the flexbox engine with Chromium for new random trees (SEED=number, COUNT=trees per theme)
	@Scripts/setup.sh test browser
	@folder="$$(mktemp -d)"; trap 'rm -rf "$$folder"' EXIT; \
	    echo "seed $(SEED)"; \
	    Scripts/record-flexbox-fixtures.py --seed $(SEED) --count $(COUNT) --arrays 3 --output "$$folder"; \
	    TEST_TARGETS=FlexboxTests FLEXBOX_FIXTURES="$$folder" swift test --disable-xctest $(SWIFT_FLAGS) \
	    --filter FlexboxTests.BrowserTests && status=0 || status=$$?; $(DIFFERING_TREES); exit $$status

grid-differential: ## Compares the grid engine with Chromium for new random trees (SEED=number, COUNT=trees per theme)
	@Scripts/setup.sh test browser
	@folder="$$(mktemp -d)"; trap 'rm -rf "$$folder"' EXIT; \
	    echo "seed $(SEED)"; \
	    Scripts/record-grid-fixtures.py --seed $(SEED) --count $(COUNT) --arrays 3 --output "$$folder"; \
	    TEST_TARGETS=FlexboxTests GRID_FIXTURES="$$folder" swift test --disable-xctest $(SWIFT_FLAGS) \
	    --filter FlexboxTests.GridBrowserTests && status=0 || status=$$?; $(DIFFERING_TREES); exit $$status

# Parameters of `make fuzz`: a target (`make fuzz TARGET=list` lists them), seconds per target, and an optional sanitizer
# (address or thread). `feeds`, the documents and servers that the example Reader reads, is part of the tests of the examples;
# `all` runs it after the others.
TARGET ?= all
SECONDS ?= 60
SANITIZE ?=
FUZZ_FLAGS = --product fuzz $(if $(SANITIZE),--sanitize=$(SANITIZE) --scratch-path .build-$(SANITIZE)) $(SWIFT_FLAGS)
FUZZ = "$$(swift build $(FUZZ_FLAGS) --show-bin-path)/fuzz"
FUZZ_FEEDS = FUZZ_SECONDS=$(SECONDS) FUZZ_SEED=$(SEED) \
    Scripts/swift-package.sh Examples .build$(if $(SANITIZE),-$(SANITIZE)) test --disable-xctest $(SWIFT_FLAGS) \
    $(if $(SANITIZE),--sanitize=$(SANITIZE)) --filter '(HostileFeed|ArticleContent|FeedEncoding|RandomServer)Tests/random'

# A failing target does not prevent the following ones.
fuzz: SEED := $(SEED)
fuzz: ## Runs random tests and stores failing cases (TARGET=name|all|feeds|list, SECONDS=per target, SEED=number, SANITIZE=address|thread)
	@Scripts/setup.sh test
	@status=0; \
	if [[ "$(TARGET)" != feeds ]]; then swift build $(FUZZ_FLAGS) >&2; fi; \
	case "$(TARGET)" in \
	list) $(FUZZ) list; echo "feeds: documents and answers of servers that the example Reader reads" ;; \
	feeds) ;; \
	*) FUZZ_FACTOR=$(if $(SANITIZE),6,1) $(FUZZ) run "$(TARGET)" $(SECONDS) $(SEED) Tests/FuzzTests/Regressions || status=$$? ;; \
	esac; \
	case "$(TARGET)" in feeds | all) echo "feeds: seed $(SEED)"; $(FUZZ_FEEDS) || status=$$? ;; esac; \
	exit $$status

lint: ## Checks format, module order, the words of the prose, the expectations of tests, API without effect, documentation topics, the specification map, the names in ARCHITECTURE.md, environment variables and generated files
	@Scripts/setup.sh lint
	@swift format lint --strict --parallel --recursive $(SWIFT_SOURCES)
	@Scripts/check-modules.py
	@python3 -m unittest discover --start-directory Scripts/tests --quiet
	@Scripts/check-language.py
	@Scripts/check-tests.py
	@Scripts/check-specification-map.py
	@Scripts/check-architecture.py
	@Scripts/check-environment.py
	@Scripts/check-stored.py
	@Scripts/check-topics.py
	@Scripts/generate-built-in-texts.py --check
	@Scripts/check-built-in-texts.py
	@Scripts/generate-compatibility.py --check
	@Scripts/report-uikit.py --check

format: ## Formats all Swift sources in place
	@swift format --in-place --parallel --recursive $(SWIFT_SOURCES)

bench: ## Runs the benchmarks in a release build; writes BENCHMARKS.md and Benchmarks/results.json
	@Scripts/setup.sh test
	@$(RELEASE_EXAMPLES) build -c release $(SWIFT_FLAGS) >&2
	@$(RELEASE_BENCHMARKS) build -c release $(SWIFT_FLAGS) >&2
	@"$$($(RELEASE_BENCHMARKS) build -c release --show-bin-path)/bench" \
	    --examples "$$($(RELEASE_EXAMPLES) build -c release --show-bin-path)" $(ARGS)

bench-reader: ## Measures the example Reader in a window with 100,000 articles; writes BENCHMARKS.md and Benchmarks/reader.json
	@Scripts/setup.sh test
	@$(RELEASE_EXAMPLES) build -c release $(SWIFT_FLAGS) >&2
	@Scripts/measure-reader.py --build "$$($(RELEASE_EXAMPLES) build -c release --show-bin-path)" $(ARGS)

# Valgrind does not read the DWARF 5 debug information of the compiler.
MICRO_FLAGS = -Xlinker --strip-debug $(SWIFT_FLAGS)

bench-check: ## Counts instructions; fails if an operation takes over 3 % more than recorded (ARGS=--record records)
	@Scripts/setup.sh test count
	@$(RELEASE_BENCHMARKS) build -c release --product micro $(MICRO_FLAGS) >&2
	@Benchmarks/Guard/check.py --program "$$($(RELEASE_BENCHMARKS) build -c release --show-bin-path)/micro" $(ARGS)

bench-check-test: ## Verifies that bench-check fails for a copy with a slower engine
	@Scripts/setup.sh test count
	@$(RELEASE_BENCHMARKS) build -c release --product micro $(MICRO_FLAGS) >&2
	@Benchmarks/Guard/slow_down.py "$$($(RELEASE_BENCHMARKS) build -c release --show-bin-path)/micro" $(MICRO_FLAGS)

check-live-reload: ## Changes the sources of an example while it runs, and checks that it shows the changes
	@Scripts/check-live-reload.sh

check-popups: ## Checks menus and popovers that are popups of a Wayland desktop, and input methods
	@Scripts/setup.sh demo popups
	@$(EXAMPLES) build $(SWIFT_FLAGS) >&2
	@Scripts/check-popups.py --build "$$($(EXAMPLES) build $(SWIFT_FLAGS) --show-bin-path)"

check-drags: ## Checks drags and pasting between programs, and clicks beside windows on X11
	@Scripts/setup.sh demo test
	@$(EXAMPLES) build $(SWIFT_FLAGS) >&2
	@Scripts/check-drags.py --build "$$($(EXAMPLES) build $(SWIFT_FLAGS) --show-bin-path)"

check-recording: ## Records and replays an example, and runs the test that a moment was saved as
	@Scripts/check-recording.sh

inspector-pictures: ## Renders the pictures of the inspector in the documentation again
	@Scripts/inspector-pictures.sh

check-release: ## Checks that a release build contains no code of inspectors
	@Scripts/setup.sh test
	@$(RELEASE_EXAMPLES) build -c release --product Todo $(SWIFT_FLAGS) >&2
	@Scripts/check-release.py --build "$$($(RELEASE_EXAMPLES) build -c release --show-bin-path)"

check-mistakes: ## Compares the compiler's answers to the mistakes in the tests with the recorded ones
	@swift build $(SWIFT_FLAGS) >&2
	@Scripts/record-mistakes.py --check

build-benchmarks: ## Builds the benchmarks in a debug build, without running them
	@Scripts/setup.sh test
	@$(BENCHMARKS) build $(SWIFT_FLAGS)

test-benchmarks: ## Tests the scripts of bench-check and bench-peers
	@Scripts/setup.sh count
	@for folder in $$(find Benchmarks -name .build -prune -o -name 'test_*.py' -printf '%h\n' | sort -u); do \
	    echo "$$folder"; python3 -m unittest discover --start-directory "$$folder"; done

bench-peers: ## Compares with other frameworks; writes Benchmarks/peers.json, BENCHMARKS.md and README.md
	@Scripts/setup.sh test peers
	@Benchmarks/Peers/bench.py $(ARGS)

docs: setup ## Builds the DocC documentation in .build/docs
	@SWIFT_FLAGS="$(SWIFT_FLAGS)" Scripts/build-docs.sh

clean: ## Removes all build products
	@rm -rf .build .build-* Examples/.build Benchmarks/.build Output Examples/Output
