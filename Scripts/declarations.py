"""Reads the public declarations of Swift sources without compiling them.

Understands what the sources of this package contain: attributes, modifiers, nested types, extensions, generic parameters,
accessors, closures and literals. Conditions (`#if`) are ignored, so all branches are read.
"""
import dataclasses
import re

from sources import ROOT, files

KINDS = ("class", "struct", "enum", "protocol", "actor", "extension", "func", "var", "let", "init", "deinit", "subscript",
         "case", "typealias", "associatedtype", "import", "precedencegroup", "operator")
TYPES = ("class", "struct", "enum", "protocol", "actor")
MODIFIERS = {
    "public", "open", "package", "internal", "private", "fileprivate", "final", "static", "override", "mutating",
    "nonmutating", "convenience", "required", "dynamic", "lazy", "weak", "unowned", "optional", "indirect", "nonisolated",
    "isolated", "prefix", "postfix", "infix", "consuming", "borrowing", "distributed",
}
OPENING, CLOSING = "([{<", ")]}>"
WORD = re.compile(r"[A-Za-z_`$][\w`]*")
# A declaration continues on the next line if its line ends like this, or the next one begins like this.
CONTINUED = re.compile(r"(?:[,:=&(\[<]|->|\bwhere|\bin|&&|\|\||\s[-+*/?])\s*$")
CONTINUES = re.compile(r"\s*(?:->|where\b|\{|throws\b|rethrows\b|async\b|[&:=.?,]|&&|\|\||[-+*/] )")


@dataclasses.dataclass
class Parameter:
    label: str  # "_" if the argument has none.
    name: str
    type: str
    has_default: bool


@dataclasses.dataclass
class Declaration:
    kind: str
    name: str
    attributes: list
    modifiers: list
    signature: str  # From the keyword to the body or the end, without the default values of properties.
    owner: str  # The qualified name of the enclosing type, empty at the top level.
    owner_kind: str  # "extension" for members of extensions.
    path: object
    body: str = ""
    value: str = ""
    is_spi: bool = False
    access: str = "internal"
    members: list = dataclasses.field(default_factory=list)

    @property
    def qualified_name(self):
        return f"{self.owner}.{self.name}" if self.owner else self.name

    @property
    def names(self):
        """All names that it declares, as documentation writes them: a case or variable can declare several."""
        if self.kind == "case":
            return [re.match(r"\s*`?(\w+)", part)[1] for part in split(self.name)]
        if self.kind in ("var", "let"):
            parts = split(re.sub(r"^\w+\s+", "", self.signature))
            return [re.match(r"\s*`?(\w+)", part)[1] for part in parts if WORD.match(part.strip())]
        return [self.full_name]

    @property
    def is_public(self):
        return self.access in ("public", "open")

    @property
    def is_deprecated(self):
        return any(re.match(r"@available\([^)]*\b(?:deprecated|obsoleted)\b", text) for text in self.attributes)

    @property
    def is_unavailable(self):
        return any(re.match(r"@available\([^)]*\bunavailable\b", text) for text in self.attributes)

    @property
    def is_type_member(self):
        return "static" in self.modifiers or "class" in self.modifiers

    @property
    def parameters(self):
        """The parameters of a function, an initializer or a subscript."""
        text = self.signature
        start = text.find("(", after_generics(text))
        if start < 0:
            return []
        inner = text[start + 1:closing(text, start)]
        return [parameter(part, self.kind) for part in split(inner) if part.strip()]

    @property
    def full_name(self):
        """The name as documentation writes it: `tableView(_:didSelectRowAt:)`."""
        if self.kind not in ("func", "init", "subscript"):
            return self.name
        return f"{self.name}({''.join(item.label + ':' for item in self.parameters)})"


def blank(text):
    """Returns the text of the same length with comments and the contents of literals replaced by spaces."""
    result = list(text)
    index = 0

    def erase(start, end):
        for place in range(start, end):
            if result[place] != "\n":
                result[place] = " "

    while index < len(text):
        if text.startswith("//", index):
            end = text.find("\n", index)
            end = len(text) if end < 0 else end
            erase(index, end)
            index = end
        elif text.startswith("/*", index):
            end = text.find("*/", index) + 2
            erase(index, end)
            index = end
        elif text[index] in '"#' and (found := re.compile(r'(#*)("""|")').match(text, index)):
            index = erase_literal(text, found, erase)
        else:
            index += 1
    return "".join(result)


def erase_literal(text, opening, erase):
    """Erases the contents of the literal that begins with a match, and returns where it ends."""
    hashes, quotes = opening[1], opening[2]
    index = opening.end()
    while index < len(text) and not text.startswith(quotes + hashes, index):
        if text.startswith("\\" + hashes, index):
            index += 1 + len(hashes)
            if text.startswith("(", index):
                index = end_of_interpolation(text, index)
                continue
        index += 1
    erase(opening.end(), index)
    return index + len(quotes + hashes)


def end_of_interpolation(text, index):
    depth = 0
    while index < len(text):
        depth += (text[index] == "(") - (text[index] == ")")
        if text[index] == '"':
            index = erase_literal(text, re.compile(r'()("""|")').match(text, index), lambda *_: None) - 1
        index += 1
        if depth == 0:
            return index
    return index


def closing(text, start):
    """Returns the index of the bracket that closes the one at `start`. Arrows and comparisons are no brackets."""
    depth = 0
    for index in range(start, len(text)):
        character = text[index]
        if character in "<>" and text[start] != "<":
            continue
        if character == ">" and text[index - 1] == "-":
            continue
        if character in OPENING:
            depth += 1
        elif character in CLOSING:
            depth -= 1
            if depth == 0:
                return index
    return len(text)


def split(text, separator=","):
    """Splits at the separators that are outside of all brackets."""
    parts, depth, start = [], 0, 0
    for index, character in enumerate(text):
        if character == ">" and text[index - 1] == "-":
            continue
        if character in OPENING:
            depth += 1
        elif character in CLOSING:
            depth -= 1
        elif character == separator and depth == 0:
            parts.append(text[start:index])
            start = index + 1
    return parts + [text[start:]]


def after_generics(signature):
    """Returns the index after the name and the generic parameters of a function."""
    found = re.match(r"(?:func\s+(?:[^\s(<]+|<=?|>=?)\s*|init[?!]?\s*|subscript\s*)", signature)
    index = found.end() if found else 0
    return closing(signature, index) + 1 if signature[index:index + 1] == "<" else index


def parameter(text, kind):
    """Parses `label name: type = value`."""
    name, _, rest = text.strip().partition(":")
    words = re.sub(r"@\w+(?:\([^)]*\))?\s*", "", name).split()
    type_text, *default = split(rest, "=")
    label = words[0] if len(words) > 1 or kind != "subscript" else "_"
    return Parameter(label=label, name=words[-1], type=" ".join(type_text.split()), has_default=bool(default))


class Reader:
    """Reads the declarations of one file."""

    def __init__(self, path):
        self.path = path
        text = blank(path.read_text(encoding="utf-8"))
        self.text = re.sub(r"^[ \t]*#(?:if|elseif|else|endif|warning|error|sourceLocation)\b.*$",
                           lambda found: " " * len(found[0]), text, flags=re.MULTILINE)

    def declarations(self, start=0, end=None, owner="", owner_kind="", inherited=("internal", False)):
        """Yields the declarations between two indices, each with its members."""
        end = len(self.text) if end is None else end
        index = start
        while index < end:
            index = self.skip_space(index, end)
            if index >= end:
                return
            declaration, index = self.declaration(index, end, owner, owner_kind, inherited)
            if declaration:
                yield declaration

    def skip_space(self, index, end):
        while index < end and (self.text[index].isspace() or self.text[index] in ";"):
            index += 1
        return index

    def declaration(self, index, end, owner, owner_kind, inherited):
        attributes, modifiers = [], []
        while True:
            index = self.skip_space(index, end)
            if index < end and self.text[index] == "@":
                attribute, index = self.attribute(index)
                attributes.append(attribute)
                continue
            word = WORD.match(self.text, index, end)
            if not word:
                return None, self.skip_unknown(index, end)
            if word[0] == "class" and WORD.match(self.text, self.skip_space(word.end(), end), end) and \
                    WORD.match(self.text, self.skip_space(word.end(), end), end)[0] in ("func", "var", "let", "subscript"):
                modifiers.append("class")
                index = word.end()
            elif word[0] in KINDS:
                return self.rest(word[0], index, end, attributes, modifiers, owner, owner_kind, inherited)
            elif word[0] in MODIFIERS:
                index = word.end()
                modifier = word[0]
                if self.text[index:index + 1] == "(":
                    stop = closing(self.text, index) + 1
                    modifier += self.text[index:stop]
                    index = stop
                modifiers.append(modifier)
            else:
                return None, self.skip_unknown(word.end(), end)

    def skip_unknown(self, index, end):
        """Skips an expression or a macro, which no module of this package has outside of bodies."""
        if index < end and self.text[index] in "([{":
            return closing(self.text, index) + 1
        return index + 1

    def attribute(self, index):
        found = re.compile(r"@[\w.]+").match(self.text, index)
        stop = found.end()
        if self.text[stop:stop + 1] == "(":
            stop = closing(self.text, stop) + 1
        return self.text[index:stop], stop

    def rest(self, kind, index, end, attributes, modifiers, owner, owner_kind, inherited):
        head_end, body_start, stop = self.extent(kind, index, end)
        head = " ".join(self.text[index:head_end].split())
        signature, _, value = head.partition(" = ") if kind in ("var", "let") else (head, "", "")
        access = next((word for word in modifiers if word in
                       ("open", "public", "package", "internal", "fileprivate", "private")), inherited[0])
        is_spi = inherited[1] or any(text.startswith("@_spi") for text in attributes)
        result = Declaration(
            kind=kind, name=declared_name(kind, head), attributes=attributes, modifiers=modifiers, signature=signature,
            owner=owner, owner_kind=owner_kind, path=self.path, value=value, is_spi=is_spi, access=access,
            body=self.text[body_start + 1:stop - 1] if body_start is not None else "")
        if kind in TYPES + ("extension",) and body_start is not None:
            qualified = f"{owner}.{result.name}" if owner else result.name
            shared = access if kind == "protocol" else "internal"
            if kind == "extension":
                shared = next((word for word in modifiers if word in ("public", "package", "private", "fileprivate")), "internal")
            result.members = list(self.declarations(body_start + 1, stop - 1, qualified, kind, (shared, is_spi)))
            for member in result.members:
                if member.kind == "case":
                    member.access = access
        return result, stop

    def extent(self, kind, index, end):
        """Returns where the head of a declaration ends, where its body begins (or `None`), and where it ends."""
        place, angle_depth = index, 0
        in_value = False
        while place < end:
            character = self.text[place]
            if character in "([":
                place = closing(self.text, place) + 1
                continue
            if character == "<" and not in_value and WORD.match(self.text, place - 1):
                angle_depth += 1
            elif character == ">" and self.text[place - 1] != "-" and angle_depth:
                angle_depth -= 1
            elif character == "=" and kind in ("var", "let") and self.text[place - 1:place + 2] == " = ":
                in_value = True
            elif character == "{":
                stop = closing(self.text, place) + 1
                if not in_value:
                    return place, place, stop
                following = self.skip_space(stop, end)
                if self.text[following:following + 1] == "{" or self.text[stop:stop + 1] in "(.":
                    place = stop
                    continue
                value = self.text[place + 1:place + 80].strip()
                if re.match(r"(?:didSet|willSet|get|set)\b", value):
                    return place, place, stop
                place = stop
                continue
            elif character == ";" or (character == "\n" and not angle_depth and self.ends(kind, index, place, end)):
                return place, None, place
            place += 1
        return end, None, end

    def ends(self, kind, start, place, end):
        """Whether the line break at `place` ends the declaration that begins at `start`."""
        if CONTINUED.search(self.text[start:place]):
            return False
        following = self.text[place:min(place + 400, end)]
        if kind == "case" and re.match(r"\s*\.", following):
            return False
        if kind in ("var", "let") and re.match(r"\s*(?:throws|async|rethrows)\b", following):
            return True
        return not CONTINUES.match(following)


def declared_name(kind, head):
    if kind in ("init", "deinit", "subscript"):
        return kind
    if kind == "func":
        return re.match(r"func\s+([^\s(<]+|[<>=]+)", head)[1].strip("`")
    if kind == "extension":
        return re.match(r"extension\s+([\w.]+|\[.*\])", head)[1]
    if kind == "case":
        return re.sub(r"^case\s+", "", head)
    found = re.match(r"\w+\s+(?:(?:func|infix|prefix|postfix)\s+)?([^\s:<={(,]+)", head)
    return found[1].strip("`") if found else ""


def read(folders):
    """Yields the top-level declarations of the files in some folders."""
    for path in files(".swift", below=folders):
        yield from Reader(path).declarations()


def flattened(declarations):
    """Yields declarations and all their members."""
    for declaration in declarations:
        yield declaration
        yield from flattened(declaration.members)


def module_folders(*modules):
    return [ROOT / "Sources" / module for module in modules]
