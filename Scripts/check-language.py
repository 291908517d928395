#!/usr/bin/env python3
"""Checks that comments, documentation, messages and the names of tests use the field's words.

Reads every comment of the Swift and C sources, every test name, the English string literals with more than one word in
Sources (diagnostics, hints, error descriptions) and Examples/Sources (texts of the user interface), and every Markdown
file outside of its code, and lists the words that the glossary below discourages, each with what to write instead.
The identifiers that Swift code uses must not contain the words of a second, shorter list: they are read more often than comments.
Comments that only restate a name ("The name.", "Does nothing.", "The border style." of `borderStyle`, "Removes all items." of
`removeAll(items:)`) are listed too: such a comment is omitted. Public types are excepted, because lists of types show the comment.

    Scripts/check-language.py            lists what it finds and fails if it found anything
    Scripts/check-language.py --count    prints how often each entry was found
    Scripts/check-language.py PATH …     checks these files and folders only
"""
import argparse
import collections
import re
import sys

from sources import ROOT, arguments, files, place
from swift_code import code

# A pattern of whole words, and what to write instead.
GLOSSARY = [
    (r"store?ys?|storeys", "module, layer"),
    (r"lets? go of|letting go|puts? away|putting away|gives? up|giving up|given up|gave up",
     "release, deallocate, tear down, dismiss, stop"),
    (r"told|tells?", "notify, call, report, pass"),
    (r"hears?|heard", "receive, observe"),
    (r"says|said|say|saying", "specify, set, return, describe"),
    (r"(?:is|are|be|was|were|been|being|gets?) asked|asks for|asked for|asking", "request, query, call"),
    (r"in sight|out of sight", "visible, off-screen"),
    (r"turn(?:s|ed|ing)? (?:round|around)", "reverse"),
    (r"overtak\w+|overtook", "interrupt, replace"),
    (r"the eye|eyes", "on-screen, visually"),
    (r"on (?:its|their|the) way|ways? (?:in|out)|way of the data",
     "pending, in progress; insertion or removal animation; data flow"),
    (r"somebody(?:'s)?|nobody|whoever|somebody's|nobody's", "the user, the caller, client code"),
    (r"yesterday(?:'s)?", "stale, previous"),
    (r"mischief", "re-entrant callback; adversarial"),
    (r"those (?:above|around|below)|all (?:above|below) it", "ancestors, siblings, subtree"),
    (r"at first(?! (?:glance|sight))", "initially, on first use"),
    (r"rooms?|houses?|walls?|doors?|roof", "space, size; module; boundary"),
    (r"for ever|for good", "indefinitely, permanently"),
    (r"mend(?:s|ed|ing)?", "fix, repair"),
    (r"die[sd]?|dying|alive|born|lives?(?= (?:as|until|longer|no))", "is released, deallocated, exits; exists"),
    (r"look(?:s|ed|ing)? at", "read, inspect, visit, check"),
    (r"stand(?:s|ing)?(?! for| in for|ing desk)|stood", "is, is placed, follows, is listed"),
    (r"take(?:s|n)? part|took part", "participate, is included"),
    (r"hand(?:s|ed|ing)? (?:over|on|out|back|up|down)", "pass, return, forward"),
    (r"likewise|whilst|thereof|therein|thereby|hither|anew|afresh|aside|anyhow|besides", "plain words: also, again, separately"),
    (r"unless overridden", "the default's behaviour: \"The default returns …\""),
    (r"wish(?:es|ed)?", "request, preference"),
    (r"worlds?", "scene, hierarchy, model"),
    (r"in step(?! \d)", "together, at the same time; show the same values"),
    (r"once more", "again"),
    (r"\w*(?:colour|behaviour|neighbour|favour|honour|recognis|initialis|optimis|organis|normalis|visualis|customis)\w*"
     r"|cent(?:re[ds]?|ring)|grey\w*|catalogue|licence|labelled|artefact", "American spelling, as in the names of UIKit"),
    (r"mother tongue|on (?:its|their) heads?|of age|out of the ordinary|for the time being", "plain words"),
]
# The same for messages, which name the consequence and the fix.
MESSAGES = [
    (r"nothing (?:happens|changes|(?:is|was) \w+)|nothing is", "the consequence: \"the call has no effect\""),
    (r"(?:the )?old \w+ (?:stays?|is kept)|stays? empty|is not taken|is left out",
     "the consequence: \"the previous value is kept\", \"it is ignored\""),
    (r"look for", "Check for …"),
    (r"of (?:its|their) own", "a separate …, a unique …"),
    (r"(?<!there )(?:is|are) no (?!longer)\w+|no such", "is not a …, does not exist"),
    (r"under ?way", "in progress"),
]

# The words of identifiers, without their capitals, and what to write instead.
IDENTIFIERS = {
    "told": "received, reported",
    "heard": "received",
    "hears": "receives, observes",
    "farewell": "the last lines, the message of termination",
    "patience": "timeout",
    "wanted": "desired, requested",
    "manner": "kind, style",
    "pace": "timing, speed, rate",
    "mine": "the side of the comparison: actual, own…",
    "theirs": "the side of the comparison: expected, other…",
    "world": "fixture, scene, model",
    "somebody": "user, caller",
    "nobody": "no user, no caller",
    "mischief": "re-entrancy, interference",
}
# A solver of rigid bodies has a world with coordinates of its own.
PHYSICS = ROOT / "Sources/OpenUIControls/Dynamics"


# The names of the symbols are not ours, and the texts are in other languages.
EXEMPT = {
    ROOT / "Sources/OpenUIFoundation/Symbols/SymbolOutlines.swift",
    ROOT / "Sources/Localization/BuiltIn/BuiltIn.xcstrings.swift",
}


IDENTIFIER_WORDS = re.compile(
    rf"(?<![A-Za-z])(?:{'|'.join(IDENTIFIERS)})(?![a-z])|(?:{'|'.join(map(str.capitalize, IDENTIFIERS))})(?![a-z])")


def compiled(glossary):
    return [(re.compile(rf"\b(?:{words})\b", re.IGNORECASE), instead) for words, instead in glossary]


PATTERN = compiled(GLOSSARY)
MESSAGE_PATTERN = compiled(GLOSSARY + MESSAGES)
# The folders whose string literals are read.
WITH_MESSAGES = ["Sources", "Examples/Sources"]

# A whole comment that adds nothing to the name beside it.
NOISE = re.compile(r"^(?:Does nothing|The bits|Yes|No|None|Nothing|The (?:name|value|raw value|size|frame|identifier))\.$")

# A doc comment of one line without punctuation, and the property or the case that it describes.
ONE_LINE = re.compile(r"^\s*/// (?P<comment>[A-Z][A-Za-z ]*)\.$")
NAMED = re.compile(r"^\s*(?:@[\w()., :\"*]+\s+)*(?:[\w()]+\s+)*?(?:var|let|case)\s+`?(?P<name>\w+)")
# A function or an initializer, whose labels and parameters belong to its name, and a type.
CALLABLE = re.compile(
    r"^\s*(?:@[\w()., :\"*]+\s+)*(?:[\w()]+\s+)*?(?:func\s+`?(?P<name>\w+)`?|init[?!]?)(?:<[^>(]*>)?\((?P<parameters>.*)")
PARAMETER = re.compile(r"(?:^|[(,])\s*(?:@\w+\s+)*(\w+)(?:\s+(\w+))?\s*:")
TYPE = re.compile(
    r"^\s*(?:@[\w()., :\"*]+\s+)*(?:[\w()]+\s+)*?(?:class|struct|enum|protocol|actor|typealias)\s+`?(?P<name>\w+)")
PUBLIC = re.compile(r"^\s*(?:@[\w()., :\"*]+\s+)*(?:public|open)\b")
NAME_WORD = re.compile(r"[A-Z]?[a-z]+|[A-Z]+(?![a-z])")
# Words that a sentence needs, and a name does not.
FILLERS = {"a", "an", "and", "are", "as", "by", "for", "from", "in", "is", "it", "its", "of", "on", "or", "that", "the", "to",
           "whether", "which", "with"}

TEST_NAME = re.compile(r'@(?:Test|Suite)\s*\(\s*"((?:[^"\\]|\\.)*)"')
# A comment, or a string literal of several lines or of one line; its interpolations nest parentheses up to two levels.
TOKEN = re.compile(
    r'//[^\n]*|/\*.*?\*/|"""(?P<lines>.*?)"""'
    r'|"(?P<line>(?:\\\((?:[^()\n]|\((?:[^()\n]|\([^()\n]*\))*\))*\)|[^"\\\n]|\\[^(])*)"', re.DOTALL)
INTERPOLATION = re.compile(r"\\\((?:[^()]|\((?:[^()]|\([^()]*\))*\))*\)")
CODE_SPAN = re.compile(r"(`+)(?:.*?)\1")
LINK = re.compile(r"\]\([^)]*\)|<doc:[^>]*>|https?://\S+")
QUOTE = re.compile(r'"[^"]*"')


def comment_of(line):
    """The text of a line comment, if the line has one outside of string literals."""
    in_string = False
    index = 0
    while index < len(line) - 1:
        character = line[index]
        if character == "\\" and in_string:
            index += 1
        elif character == '"':
            in_string = not in_string
        elif not in_string and line.startswith("//", index):
            return line[index:].lstrip("/").strip()
        index += 1
    return None


def texts_of_source(text):
    """Pairs of line number and text: comments and names of tests."""
    block = False
    for number, line in enumerate(text.splitlines(), 1):
        stripped = line.strip()
        if block or stripped.startswith("/*"):
            block = "*/" not in stripped
            yield number, stripped.strip("/* ")
            continue
        comment = comment_of(line)
        if comment is not None:
            yield number, comment
    for match in TEST_NAME.finditer(text):
        yield text.count("\n", 0, match.start(1)) + 1, match.group(1)


def messages_of_source(text):
    """Pairs of line number and text: the lines of string literals with more than one word, without interpolations.

    Translations, the arguments `de:` and `ja:`, are omitted with the literals that are appended to them.
    """
    is_translation = False
    for match in TOKEN.finditer(text):
        before = text[max(match.start() - 200, 0):match.start()].rstrip()[-3:]
        is_translation = before in ("de:", "ja:") or is_translation and before.endswith("+")
        if is_translation:
            continue
        literal = match["lines"] or match["line"] or ""
        start = text.count("\n", 0, match.start()) + 1
        for offset, line in enumerate(literal.split("\n")):
            plain = INTERPOLATION.sub("…", line).replace('\\"', '"').strip()
            if " " in plain:
                yield start + offset, plain


def texts_of_article(text):
    """Pairs of line number and text outside of code blocks."""
    fence = False
    for number, line in enumerate(text.splitlines(), 1):
        if line.lstrip().startswith("```"):
            fence = not fence
        elif not fence:
            yield number, line


def words_of_name(phrase):
    return {word.lower() for word in NAME_WORD.findall(phrase)} - FILLERS


def stems(phrase):
    """The words without the endings of verbs and plurals, so that "Removes the items" equals `removeItem`."""
    def stem(word):
        for ending in ("ing", "ed", "es", "s", "e"):
            if word.endswith(ending) and len(word) - len(ending) >= 3:
                return word[:-len(ending)]
        return word
    return {stem(word) for word in words_of_name(phrase)}


def signature(lines, index):
    """The words of a function or an initializer: its name, its labels and its parameters. `None` for other declarations."""
    declaration = CALLABLE.match(lines[index])
    if not declaration:
        return None
    parameters = declaration["parameters"]
    for line in lines[index + 1:index + 12]:
        if parameters.count("(") < parameters.count(")"):
            break
        parameters += " " + line.strip()
    labels = [word for pair in PARAMETER.findall(parameters) for word in pair]
    return " ".join([declaration["name"] or "", *labels])


def restates(comment, lines, index):
    """Whether a comment has no other words than the declaration in the line with an index."""
    named = NAMED.match(lines[index])
    if named:
        return words_of_name(comment) == words_of_name(named["name"])
    name = signature(lines, index)
    if name is not None:
        return stems(comment) - stems("returns creates") <= stems(name)
    declared = TYPE.match(lines[index])
    return bool(declared) and not PUBLIC.match(lines[index]) and stems(comment) <= stems(declared["name"])


def restated_names(text):
    """Pairs of line number and comment: doc comments that have no other words than the declaration below them."""
    lines = text.splitlines()
    for number in range(1, len(lines)):
        comment = ONE_LINE.match(lines[number - 1])
        if not comment or number > 1 and lines[number - 2].lstrip().startswith("///"):
            continue
        if restates(comment["comment"], lines, number):
            yield number, comment["comment"]


def findings(path):
    text = path.read_text(errors="replace")
    for number, comment in restated_names(text):
        yield number, comment, "no comment"
    texts = texts_of_article(text) if path.suffix == ".md" else texts_of_source(text)
    for number, line in texts:
        if NOISE.match(line):
            yield number, line, "no comment"
        yield from discouraged(number, line, PATTERN)
    if path.suffix == ".swift":
        yield from named(path, text)
    if path.suffix == ".swift" and any(path.is_relative_to(ROOT / folder) for folder in WITH_MESSAGES):
        for number, line in messages_of_source(text):
            yield from discouraged(number, line, MESSAGE_PATTERN)


def named(path, text):
    """Triples of line number, word and what to write instead: the discouraged words in identifiers of code."""
    plain = code(text)
    for match in IDENTIFIER_WORDS.finditer(plain):
        word = match.group(0).lower()
        if word != "world" or not path.is_relative_to(PHYSICS):
            yield plain.count("\n", 0, match.start()) + 1, match.group(0), IDENTIFIERS[word]


def discouraged(number, line, patterns):
    plain = QUOTE.sub("", LINK.sub("", CODE_SPAN.sub("", line)))
    for pattern, instead in patterns:
        for match in pattern.finditer(plain):
            yield number, match.group(0).lower(), instead


def main():
    parser = argparse.ArgumentParser(
        description="Checks the words of comments, messages, documentation and names of tests.")
    parser.add_argument("--count", action="store_true", help="print how often each word was found")
    parser.add_argument("paths", nargs="*")
    options = parser.parse_args()
    read = (path for path in files(".swift", ".c", ".h", ".md", below=arguments(options.paths)) if path not in EXEMPT)
    found = [(path, *finding) for path in read for finding in findings(path)]
    if options.count:
        for word, count in collections.Counter(word for _, _, word, _ in found).most_common():
            print(f"{count:6} {word}")
    else:
        for path, number, word, instead in found:
            print(f"{place(path, number)}: \"{word}\": {instead}")
    print(f"{len(found)} uses of discouraged words", file=sys.stderr)
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main())
