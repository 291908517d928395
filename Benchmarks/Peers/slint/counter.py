"""A counter in Slint: all of it is in counter.slint, only the lines are understood here."""
import json
import pathlib

import slint

import harness

COMPONENTS = slint.load_file(pathlib.Path(__file__).with_name("counter.slint"))


class Counter(COMPONENTS.Counter):
    def perform(self, operation):
        if operation != "count":
            return False
        self.count += 1
        return True

    def state(self):
        return json.dumps({"count": int(self.count)})


if __name__ == "__main__":
    harness.Harness(Counter()).run()
