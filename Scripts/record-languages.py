#!/usr/bin/env python3
"""Records the data of languages that the module Localization contains, from the installed ICU.

Writes the Swift files in Sources/Localization/Data (plural rules, parents and scripts of languages, symbols of numbers),
and the expectations of the tests, Tests/LocalizationTests/Reference. The rules are those of the Unicode CLDR; the
expectations are the answers of ICU's own evaluation of them. `--check` fails if a file differs.

With `--compare`, the plural categories are also compared with those of the package `babel` from PyPI, which contains
another version of the CLDR; differences are printed.
"""
import argparse
import ctypes
import itertools
import pathlib
import re
import sys
import textwrap
import unicodedata

ROOT = pathlib.Path(__file__).resolve().parent.parent
DATA = ROOT / "Sources/Localization/Data"
REFERENCE = ROOT / "Tests/LocalizationTests/Reference"
CATEGORIES = {"zero": "z", "one": "o", "two": "t", "few": "f", "many": "m", "other": "x"}
MINIMUM_FRACTION, MAXIMUM_FRACTION = 7, 6
DECIMALS = [f"{n}.{f}" for n in (0, 1, 2, 3, 4, 5, 7, 10, 11, 21, 100, 1000, 1000000) for f in
            ("0", "00", "000", "1", "10", "2", "5", "01", "11", "12", "21", "50", "75", "02", "001")]
NUMBERS = ["0", "7", "1234", "12345", "1234567", "-1234.5", "0.25", "123456789012"]
LARGE = ["1000000", "2000000", "1000001", "10000000", "100000000", "1000000000000", "999999999999"]


class ICU:
    """The functions of ICU's C interface that the script needs."""
    def __init__(self):
        names = sorted(pathlib.Path("/usr/lib").glob("*/libicui18n.so.[0-9][0-9]"))
        if not names:
            sys.exit("ICU is not installed; Scripts/setup.sh installs it.")
        self.version = names[-1].suffix[1:]
        self.common = ctypes.CDLL(f"libicuuc.so.{self.version}")
        self.international = ctypes.CDLL(f"libicui18n.so.{self.version}")

    def call(self, name, *arguments, result=ctypes.c_void_p):
        """Calls a function whose last parameter is an error code."""
        library = self.international if name.startswith(("uplrules", "unum")) else self.common
        function = getattr(library, f"{name}_{self.version}")
        function.restype = result
        error = ctypes.c_int(0)
        value = function(*arguments, ctypes.byref(error))
        if error.value > 0:
            raise ValueError(f"{name} failed with error {error.value}")
        return value

    def plain(self, name, *arguments, result=ctypes.c_int32):
        """Calls a function without an error code."""
        library = self.international if name.startswith(("uplrules", "unum")) else self.common
        function = getattr(library, f"{name}_{self.version}")
        function.restype = result
        return function(*arguments)

    def text(self, name, *arguments):
        """Calls a function that writes a UTF-16 text into a buffer."""
        buffer = ctypes.create_string_buffer(512)
        length = self.call(name, *arguments, buffer, 256, result=ctypes.c_int32)
        return buffer.raw[:2 * length].decode("utf-16-le")

    def ascii(self, name, *arguments):
        buffer = ctypes.create_string_buffer(256)
        self.call(name, *arguments, buffer, 256, result=ctypes.c_int32)
        return buffer.value.decode()

    def bundle(self, name):
        """Returns a table of ICU's data as dictionaries, lists and strings."""
        return self.tree(ctypes.c_void_p(self.call("ures_openDirect", None, name.encode())))

    def tree(self, resource):
        kind = self.plain("ures_getType", resource)
        if kind == 0:
            length = ctypes.c_int32()
            pointer = self.call("ures_getString", resource, ctypes.byref(length))
            return ctypes.string_at(pointer, 2 * length.value).decode("utf-16-le")
        if kind not in (2, 8):
            return None
        children = [ctypes.c_void_p(self.call("ures_getByIndex", resource, index, None))
                    for index in range(self.plain("ures_getSize", resource))]
        if kind == 8:
            return [self.tree(child) for child in children]
        return {self.plain("ures_getKey", child, result=ctypes.c_char_p).decode(): self.tree(child)
                for child in children}

    def locales(self):
        count = self.plain("uloc_countAvailable")
        return [self.plain("uloc_getAvailable", index, result=ctypes.c_char_p).decode() for index in range(count)]

    def iso_languages(self):
        pointer = self.plain("uloc_getISOLanguages", result=ctypes.POINTER(ctypes.c_char_p))
        return [name.decode() for name in itertools.takewhile(lambda name: name is not None, pointer)]

    def script(self, locale):
        """Returns the script in which a language is usually written, or an empty string."""
        parts = self.ascii("uloc_addLikelySubtags", locale.encode()).split("_")
        return parts[1] if len(parts) > 1 and len(parts[1]) == 4 else ""


def literal(text):
    """Returns a text as the lines of a Swift literal of several lines."""
    escaped = "".join(f"\\u{{{ord(character):x}}}" if unicodedata.category(character) in ("Cf", "Zs") and character != " "
                      else character for character in text)
    return "\n".join("        " + line for line in escaped.split("\n"))


def swift(name, comment, constants, version):
    body = "\n\n".join(f'    /// {about}\n    static let {key}: StaticString = """\n{literal(text)}\n        """'
                       for key, about, text in constants)
    return (f"// Recorded by Scripts/record-languages.py from ICU {version}; do not edit.\n\n"
            f"/// {comment}\nenum {name} {{\n{body}\n}}\n")


# Plural rules

def plural_rules(icu):
    """Returns a line per set of rules: the languages, and the condition of each category but `other`."""
    data = icu.bundle("plurals")
    sets = {}
    for language, name in data["locales"].items():
        sets.setdefault(name, []).append(language)
    lines = []
    for name, languages in sorted(sets.items(), key=lambda entry: (len(entry[1]), entry[0])):
        rules = data["rules"].get(name, {})
        conditions = [f"{category}: {rules[category].split('@')[0].strip()}"
                      for category in CATEGORIES if category in rules and category != "other"]
        lines.append("; ".join([" ".join(sorted(languages)), *conditions]))
    return "\n".join(lines), sorted(data["locales"])


def category(icu, rules, number, formatter):
    """Returns ICU's category for the digits of a number as they are written."""
    digits = len(number.partition(".")[2])
    for attribute in (MINIMUM_FRACTION, MAXIMUM_FRACTION):
        icu.plain("unum_setAttribute", formatter, attribute, digits, result=None)
    return CATEGORIES[icu.text("uplrules_selectWithFormat", rules, ctypes.c_double(float(number)), formatter)]


def runs(letters):
    """Returns letters with the lengths of runs: `ox3` for `oxxx`."""
    return "".join(f"{letter}{length if length > 1 else ''}" for letter, length in
                   ((letter, len(list(run))) for letter, run in itertools.groupby(letters)))


def plural_reference(icu, languages):
    """Returns a line per sequence of categories: the languages, the integers from 0 to 10,000, and other numbers."""
    names = {}
    for language in languages:
        rules = ctypes.c_void_p(icu.call("uplrules_open", language.encode()))
        formatter = ctypes.c_void_p(icu.call("unum_open", 1, None, 0, b"en", None))
        # The same code with whole numbers: `uplrules_select` rounds nothing.
        integers = runs([CATEGORIES[icu.text("uplrules_select", rules, ctypes.c_double(number))]
                         for number in range(10_001)])
        others = runs([category(icu, rules, number, formatter) for number in LARGE + DECIMALS])
        names.setdefault((integers, others), []).append(language)
    rows = [f"{' '.join(languages)}|{integers}|{others}" for (integers, others), languages in names.items()]
    return "\n".join([" ".join(LARGE + DECIMALS), *rows]) + "\n"


# Languages

def children(parents):
    for parent, names in parents.items():
        if parent != "root":
            for child in [names] if isinstance(names, str) else names:
                yield child, parent


def language_data(icu):
    parents = dict(children(icu.bundle("supplementalData")["parentLocales"]))
    by_parent = {}
    for child, parent in parents.items():
        by_parent.setdefault(parent, []).append(child)
    parent_lines = "\n".join(f"{parent}: {' '.join(sorted(names))}" for parent, names in sorted(by_parent.items()))

    languages = sorted({name.split("_")[0] for name in icu.locales()} | set(icu.iso_languages()) | {"sh", "tl", "no"})
    usual = {language: icu.script(language) for language in languages}
    regions = sorted({part for name in icu.locales() for part in name.split("_")[1:] if len(part) in (2, 3)})
    by_script = {}
    for language, script in usual.items():
        if script:
            by_script.setdefault(script, []).append(language)
        for region in regions:
            other = icu.script(f"{language}_{region}")
            if other and other != script:
                by_script.setdefault(other, []).append(f"{language}_{region}")
    # Latin is the script of every language that is not listed.
    script_lines = "\n".join(f"{script}: {' '.join(names)}" for script, names in sorted(by_script.items())
                             if script != "Latn" or any("_" in name for name in names))
    script_lines = re.sub(r"^Latn: .*$", "Latn: " + " ".join(
        name for name in by_script["Latn"] if "_" in name), script_lines, flags=re.M)
    right_to_left = [script for script in by_script
                     if icu.plain("uloc_isRightToLeft", f"und_{script}".encode(), result=ctypes.c_int8)]
    known = "\n".join(textwrap.wrap(" ".join(languages), 100))
    return parent_lines, script_lines, " ".join(sorted(right_to_left)), known


# Numbers

def symbol(icu, formatter, number):
    return icu.text("unum_getSymbol", formatter, number)


def number_symbols(icu, locale):
    """Returns the symbols of a locale: separators, minus, plus, the digit zero, and the sizes of groups."""
    formatter = ctypes.c_void_p(icu.call("unum_open", 1, None, 0, locale.encode(), None))
    groups = icu.text("unum_toPattern", formatter, ctypes.c_int8(0)).split(";")[0].split(".")[0].split(",")[1:]
    primary = len(groups[-1]) if groups else 0
    secondary = len(groups[-2]) if len(groups) > 1 else primary
    group = symbol(icu, formatter, 1)
    minimum = next((digits for digits in (1, 2, 3) if group in formatted(icu, locale, "1" * (primary + digits))), 1)
    fields = [symbol(icu, formatter, number) for number in (0, 1, 6, 7, 4)]
    return " ".join([*fields, str(primary), str(secondary), str(minimum)])


def formatted(icu, locale, number):
    """Returns a number with its fraction digits as a locale writes it."""
    # The older interface, `unum`, ignores the minimum number of digits for separators.
    skeleton = "." + "0" * len(number.partition(".")[2])
    formatter = ctypes.c_void_p(icu.call("unumf_openForSkeletonAndLocale", skeleton.encode("utf-16-le"), len(skeleton),
                                         locale.encode()))
    result = ctypes.c_void_p(icu.call("unumf_openResult"))
    icu.call("unumf_formatDouble", formatter, ctypes.c_double(float(number)), result, result=None)
    text = icu.text("unumf_resultToString", result)
    icu.plain("unumf_closeResult", result, result=None)
    icu.plain("unumf_close", formatter, result=None)
    return text


def number_data(icu):
    """Returns a line per set of symbols, without the locales that have those of their language."""
    symbols = {locale: number_symbols(icu, locale) for locale in icu.locales()}
    usual = number_symbols(icu, "en")
    by_symbols = {}
    for locale, fields in symbols.items():
        parent = locale.rpartition("_")[0]
        if fields != symbols.get(parent, usual):
            by_symbols.setdefault(fields, []).append(locale)
    return "\n".join(f"{' '.join(names)}: {fields}" for fields, names in sorted(by_symbols.items()))


def number_reference(icu):
    """Returns a line per locale with numbers as ICU writes them."""
    rows = ["\t".join(["", *NUMBERS])]
    for locale in icu.locales():
        rows.append("\t".join([locale, *(formatted(icu, locale, number) for number in NUMBERS)]))
    return "\n".join(rows) + "\n"


# Comparison

def compare(reference):
    """Prints the languages whose categories differ from those of babel's version of the CLDR."""
    from babel.core import UnknownLocaleError
    from babel.core import Locale
    from decimal import Decimal
    others = reference.splitlines()[0].split()
    for row in reference.splitlines()[1:]:
        languages, integers, rest = row.split("|")
        expected = expand(integers) + expand(rest)
        for language in languages.split():
            try:
                rule = Locale.parse(language).plural_form
            except (UnknownLocaleError, ValueError):
                print(f"{language}: not in babel")
                continue
            numbers = [*range(10_001), *map(Decimal, others)]
            different = [str(number) for number, letter in zip(numbers, expected)
                         if CATEGORIES[rule(number)] != letter]
            print(f"{language}: {len(numbers) - len(different)} equal" +
                  (f", different: {' '.join(different[:8])}" if different else ""))


def expand(text):
    return "".join(letter * int(count or 1) for letter, count in re.findall(r"([a-z])(\d*)", text))


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--check", action="store_true")
    parser.add_argument("--compare", action="store_true")
    options = parser.parse_args()
    icu = ICU()
    if options.compare:
        return compare((REFERENCE / "plural_categories.txt").read_text(encoding="utf-8"))
    rules, languages = plural_rules(icu)
    parents, scripts, right_to_left, known = language_data(icu)
    outputs = {
        DATA / "PluralRuleData.swift": swift("PluralRuleData", "The plural rules of the Unicode CLDR.", [
            ("rules", "A line for each set of rules: languages; then categories with their conditions.", rules)],
            icu.version),
        DATA / "LanguageData.swift": swift("LanguageData", "The relations and scripts of languages.", [
            ("parents", "The languages whose parent is not the language without its last part, by their parents.", parents),
            ("scripts", "The languages, also in a region, by their usual script; others are written in Latin.", scripts),
            ("rightToLeftScripts", "The scripts that are written from right to left.", right_to_left),
            ("languages", "The codes of all known languages.", known)], icu.version),
        DATA / "NumberSymbolData.swift": swift("NumberSymbolData", "The symbols of numbers.", [
            ("symbols", "Languages: decimal and grouping separator, minus, plus, zero, and the sizes of groups.",
             number_data(icu))], icu.version),
        REFERENCE / "plural_categories.txt": plural_reference(icu, languages),
        REFERENCE / "numbers.txt": number_reference(icu),
    }
    differing = [path for path, text in outputs.items()
                 if not path.exists() or path.read_text(encoding="utf-8") != text]
    for path in differing:
        print(path.relative_to(ROOT), file=sys.stderr)
        if not options.check:
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_text(outputs[path], encoding="utf-8")
    return 1 if options.check and differing else 0


if __name__ == "__main__":
    sys.exit(main())
