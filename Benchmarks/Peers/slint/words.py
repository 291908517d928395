"""The labels of the rows: the same sequence in every framework, by a fixed linear congruential generator."""

ADJECTIVES = (
    "pretty large big small tall short long handsome plain quaint clean elegant easy angry crazy helpful mushy odd "
    "unsightly adorable important inexpensive cheap expensive fancy").split()
COLOURS = "red yellow blue green pink brown purple brown white black orange".split()
NOUNS = "table chair house bbq desk car pony cookie sandwich burger pizza mouse keyboard".split()


def labels():
    """Endless: "adjective colour noun"."""
    x = 42
    while True:
        words = []
        for choices in (ADJECTIVES, COLOURS, NOUNS):
            x = (x * 1103515245 + 12345) & 0x7FFFFFFF
            words.append(choices[(x >> 16) % len(choices)])
        yield " ".join(words)
