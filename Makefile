# make             builds tm
# make test        builds and runs everything that is tested: the line in README.md and .ci/run
# make check       the same, with format, warnings, dependencies and the browser build
# make install     PREFIX=/usr/local, DESTDIR= as usual
PREFIX ?= /usr/local
DESTDIR ?=
SWIFT ?= swift
FLAGS = -c release
# What is installed carries the Swift runtime with it.
STATIC = $(FLAGS) --static-swift-stdlib --scratch-path .build-static --product tm
BINARY = .build/release/tm

.PHONY: build test check lint browser benchmark install uninstall

build:
	$(SWIFT) build $(FLAGS) --product tm

test: lint
	$(SWIFT) build $(FLAGS) --build-tests --explicit-target-dependency-import-check error
	$(SWIFT) test $(FLAGS) --disable-xctest --explicit-target-dependency-import-check error
	$(BINARY) check --strict --quiet machines/*.tm
	$(BINARY) test --quiet machines/*.tm

check: test browser

lint:
	$(SWIFT) format lint --strict --recursive --parallel Package.swift Sources Tests

browser:
	.ci/browser

benchmark: build
	Benchmarks/run

install:
	$(SWIFT) build $(STATIC)
	install -d $(DESTDIR)$(PREFIX)/bin $(DESTDIR)$(PREFIX)/share/tm/machines
	install -m 755 .build-static/release/tm $(DESTDIR)$(PREFIX)/bin/tm
	install -m 644 machines/*.tm $(DESTDIR)$(PREFIX)/share/tm/machines

uninstall:
	rm -f $(DESTDIR)$(PREFIX)/bin/tm
	rm -rf $(DESTDIR)$(PREFIX)/share/tm
