.pragma library
// The labels of the rows: the same sequence in every framework, by a fixed linear congruential generator.

const adjectives = [
    "pretty", "large", "big", "small", "tall", "short", "long", "handsome", "plain", "quaint", "clean", "elegant",
    "easy", "angry", "crazy", "helpful", "mushy", "odd", "unsightly", "adorable", "important", "inexpensive", "cheap",
    "expensive", "fancy"
]
const colours = [
    "red", "yellow", "blue", "green", "pink", "brown", "purple", "brown", "white", "black", "orange"
]
const nouns = [
    "table", "chair", "house", "bbq", "desk", "car", "pony", "cookie", "sandwich", "burger", "pizza", "mouse",
    "keyboard"
]

let x = 42

function draw(words) {
    // The product is too large for a double: its lower 32 bits are all that the modulus needs.
    x = (Math.imul(x, 1103515245) + 12345) & 0x7fffffff
    return words[(x >> 16) % words.length]
}

function nextLabel() {
    return draw(adjectives) + " " + draw(colours) + " " + draw(nouns)
}
