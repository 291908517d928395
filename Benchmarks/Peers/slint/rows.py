"""A table of rows in Slint: the view is in rows.slint, the model here."""
import itertools
import json
import pathlib

import slint

import harness
import words

VISIBLE_ROWS = 20
COMPONENTS = slint.load_file(pathlib.Path(__file__).with_name("rows.slint"))


class RowModel(slint.ListModel):
    """Tells the view of many new rows at once."""

    def extend(self, rows):
        first = len(self.list)
        self.list.extend(rows)
        self.notify_row_added(first, len(self.list) - first)


class Table(COMPONENTS.Rows):
    def __init__(self):
        super().__init__()
        self.model = RowModel()
        self.rows = self.model
        # A number of Slint is a float in Python.
        self.remove = lambda index: self.remove_row(int(index))
        self.ids = itertools.count(1)
        self.labels = words.labels()

    def new_rows(self, count):
        return [{"id": next(self.ids), "label": next(self.labels)} for _ in range(count)]

    def clear(self):
        del self.model[:]
        self.selected_id = 0

    def create(self, count):
        self.clear()
        self.model.extend(self.new_rows(count))

    def append(self):
        self.model.extend(self.new_rows(1000))

    def remove_row(self, index):
        del self.model[index]

    def update(self):
        for index in range(0, len(self.model), 10):
            row = self.model[index]
            self.model[index] = {**row, "label": row["label"] + " !!!"}

    def swap(self):
        self.model[1], self.model[998] = self.model[998], self.model[1]

    def select_next(self):
        """Another row each time, of those that are to be seen."""
        ids = [row["id"] for row in self.model.list[:VISIBLE_ROWS]]
        index = ids.index(self.selected_id) + 1 if self.selected_id in ids else 0
        self.selected_id = ids[index % len(ids)]

    def perform(self, operation):
        operations = {
            "create": lambda: self.create(1000), "replace": lambda: self.create(1000),
            "create10k": lambda: self.create(10_000), "append": self.append, "append10k": self.append,
            "update": self.update, "select": self.select_next, "swap": self.swap,
            "remove": lambda: self.remove_row(4), "clear": self.clear}
        if operation not in operations:
            return False
        operations[operation]()
        return True

    def state(self):
        """What the model says: Slint has no way to ask the view."""
        shown = self.model.list[:6] + self.model.list[6:][-1:]
        selected = int(self.selected_id) if any(row["id"] == self.selected_id for row in self.model) else 0
        return json.dumps({
            "count": len(self.model), "selected": selected, "ids": [row["id"] for row in shown],
            "labels": [row["label"] for row in shown]})


if __name__ == "__main__":
    harness.Harness(Table()).run()
