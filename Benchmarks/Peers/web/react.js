// The rows page in React: hooks, a keyed list, and rows that are memoised, so that only those run again whose item or
// selection changed. Written without JSX, to need no build step.
"use strict";

const { createElement: h, memo, useReducer } = React;

function reduce(state, action) {
  const { items } = state;
  switch (action.type) {
    case "create":
    case "replace":
      return { items: makeRows(1000), selected: null };
    case "create10k":
      return { items: makeRows(10000), selected: null };
    case "append":
      return { ...state, items: items.concat(makeRows(1000)) };
    case "update": {
      const updated = items.slice();
      for (let index = 0; index < updated.length; index += 10) {
        updated[index] = { ...updated[index], label: updated[index].label + " !!!" };
      }
      return { ...state, items: updated };
    }
    case "swap": {
      if (items.length < 999) {
        return state;
      }
      const swapped = items.slice();
      [swapped[1], swapped[998]] = [items[998], items[1]];
      return { ...state, items: swapped };
    }
    case "select":
      return { ...state, selected: action.id };
    case "remove":
      return { ...state, items: items.filter((item) => item.id !== action.id) };
    case "clear":
      return { items: [], selected: null };
    default:
      return state;
  }
}

const Row = memo(({ item, isSelected, dispatch }) =>
  h("tr", { className: isSelected ? "selected" : "" },
    h("td", { className: "id" }, item.id),
    h("td", { className: "label" }, h("a", { onClick: () => dispatch({ type: "select", id: item.id }) }, item.label)),
    h("td", { className: "remove" }, h("a", { onClick: () => dispatch({ type: "remove", id: item.id }) }, "×")),
    h("td")));

const buttons = [
  ["create", "Create 1,000"],
  ["replace", "Replace"],
  ["update", "Update every 10th"],
  ["swap", "Swap"],
  ["append", "Append 1,000"],
  ["create10k", "Create 10,000"],
  ["clear", "Clear"],
];

const Header = memo(({ dispatch }) =>
  h("header", null, buttons.map(([type, title]) =>
    h("button", { key: type, id: type, onClick: () => dispatch({ type }) }, title))));

function App() {
  const [{ items, selected }, dispatch] = useReducer(reduce, { items: [], selected: null });
  return h(React.Fragment, null,
    h(Header, { dispatch }),
    h("main", null,
      h("table", null,
        h("tbody", { id: "rows" }, items.map((item) =>
          h(Row, { key: item.id, item, isSelected: item.id === selected, dispatch }))))));
}

// React wants a container of its own; the style sheet lays `header` and `main` out, not it.
const container = document.createElement("div");
container.style.display = "contents";
document.body.append(container);
ReactDOM.createRoot(container).render(h(App));
