"""The code of Swift sources without comments and string literals, for the checks of `make lint`."""
import re

STRING = re.compile(r'#*"')
PLAIN = re.compile(r'[^/"#]*')


def code(text):
    """Returns the text with the contents of comments and string literals replaced by spaces, of the same length.

    Interpolations are blanked, too: they contain no expectations.
    """
    result = []
    index = 0

    def blank(end):
        nonlocal index
        result.append("".join(character if character == "\n" else " " for character in text[index:end]))
        index = end

    while index < len(text):
        if text.startswith("//", index):
            end = text.find("\n", index)
            blank(len(text) if end < 0 else end)
        elif text.startswith("/*", index):
            end = text.find("*/", index)
            blank(len(text) if end < 0 else end + 2)
        elif STRING.match(text, index):
            blank(end_of_string(text, index))
        else:
            end = PLAIN.match(text, index + 1).end()
            result.append(text[index:end])
            index = end
    return "".join(result)


def end_of_string(text, start):
    """Returns the index after the string literal that starts at an index."""
    hashes = re.match(r"#*", text[start:])[0]
    index = start + len(hashes)
    quote = '"""' if text.startswith('"""', index) else '"'
    index += len(quote)
    while index < len(text):
        if text.startswith(quote + hashes, index):
            return index + len(quote + hashes)
        if text.startswith("\\" + hashes + "(", index):
            index = end_of_parentheses(text, index + len(hashes) + 1)
        elif text[index] == "\\" and not hashes:
            index += 2
        else:
            index += 1
    return index


def end_of_parentheses(text, start):
    """Returns the index after the parenthesis that closes the one at an index, in a text with string literals."""
    depth = 0
    index = start
    while index < len(text):
        if text[index] == '"':
            index = end_of_string(text, index)
            continue
        depth += {"(": 1, ")": -1}.get(text[index], 0)
        index += 1
        if depth == 0:
            break
    return index
