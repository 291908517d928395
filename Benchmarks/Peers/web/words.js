// The texts of the rows: the same in every framework that is compared.
const ADJECTIVES = `pretty large big small tall short long handsome plain quaint clean elegant easy angry crazy helpful
  mushy odd unsightly adorable important inexpensive cheap expensive fancy`.split(/\s+/);
const COLOURS = "red yellow blue green pink brown purple brown white black orange".split(" ");
const NOUNS = "table chair house bbq desk car pony cookie sandwich burger pizza mouse keyboard".split(" ");

let seed = 42;
let nextId = 1;

function draw(words) {
  // Math.imul keeps the low 32 bits, of which the generator uses 31.
  seed = (Math.imul(seed, 1103515245) + 12345) & 0x7fffffff;
  return words[(seed >> 16) % words.length];
}

function makeRows(count) {
  const rows = new Array(count);
  for (let index = 0; index < count; index++) {
    rows[index] = { id: nextId++, label: `${draw(ADJECTIVES)} ${draw(COLOURS)} ${draw(NOUNS)}` };
  }
  return rows;
}
