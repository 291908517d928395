// The rows page without a framework: a template is cloned for each row, one listener serves all rows, and an operation
// touches just the elements it is about. A row of the data keeps its element, so rows are keyed.
"use strict";

const body = document.getElementById("rows");
// A copy that belongs to this document: clones of the original would have to be adopted, one by one.
const template = document.importNode(document.getElementById("row").content.firstElementChild, true);

let rows = [];
let selected = null;

function makeElement(row) {
  const element = template.cloneNode(true);
  element.row = row;
  const idCell = element.firstElementChild;
  idCell.textContent = row.id;
  row.element = element;
  row.text = idCell.nextElementSibling.firstElementChild.appendChild(document.createTextNode(row.label));
  return element;
}

function append(count) {
  const added = makeRows(count);
  const fragment = document.createDocumentFragment();
  for (const row of added) {
    fragment.append(makeElement(row));
  }
  body.append(fragment);
  rows = rows.concat(added);
}

function clear() {
  body.textContent = "";
  rows = [];
  selected = null;
}

function create(count) {
  clear();
  append(count);
}

function update() {
  for (let index = 0; index < rows.length; index += 10) {
    const row = rows[index];
    row.label += " !!!";
    row.text.data = row.label;
  }
}

function select(row) {
  if (selected) {
    selected.element.className = "";
  }
  selected = row;
  row.element.className = "selected";
}

function remove(row) {
  rows.splice(rows.indexOf(row), 1);
  row.element.remove();
  if (selected === row) {
    selected = null;
  }
}

function swap() {
  if (rows.length < 999) {
    return;
  }
  const [first, second] = [rows[1], rows[998]];
  rows[1] = second;
  rows[998] = first;
  const afterSecond = second.element.nextSibling;
  first.element.before(second.element);
  body.insertBefore(first.element, afterSecond);
}

const operations = {
  create: () => create(1000),
  replace: () => create(1000),
  create10k: () => create(10000),
  append: () => append(1000),
  update,
  swap,
  clear,
};

document.querySelector("header").addEventListener("click", (event) => operations[event.target.id]?.());

body.addEventListener("click", (event) => {
  const cell = event.target.closest("a")?.parentElement;
  if (cell?.className === "label") {
    select(cell.parentElement.row);
  } else if (cell?.className === "remove") {
    remove(cell.parentElement.row);
  }
});
