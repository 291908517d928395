#!/usr/bin/python3
"""Uses the examples from start to finish with dogtail, by accessible names alone.

    Scripts/accessibility/drive.py FOLDER [NAME]...

FOLDER contains the built programs. Only dogtail's tree is used, which needs no GNOME session: buttons are pressed through
their actions, and text is typed through EditableText.
"""

import argparse
import contextlib
import http.server
import os
import sys
import threading

from program import Program, in_session, pump, start_services, wait_for


def application(name):
    """Returns dogtail's node of a running program."""
    from dogtail.config import config
    config.checkForA11y = False  # The setting of GNOME, which a private session does not have.
    config.logDebugToFile = config.logDebugToStdOut = False
    from dogtail import tree
    return tree.root.application(name)


def named(root, name, role):
    """Waits for a visible node with a name and a role."""
    found = wait_for(lambda: next(iter(root.findChildren(
        lambda node: node.name == name and node.roleName == role and node.showing)), None))
    if found is None:
        raise AssertionError(f"there is no {role} '{name}'")
    return found


def press(root, name, role="push button"):
    """Performs the default action of a node."""
    named(root, name, role).doActionNamed("click")
    pump(0.4)


def expect(condition, problem):
    """Waits until a condition is true, and fails otherwise."""
    if not wait_for(condition, 5):
        raise AssertionError(problem)


def names(root, role):
    """Returns the names of the visible nodes with a role."""
    return [node.name for node in root.findChildren(lambda node: node.roleName == role and node.showing)]


def drive_counter(root):
    """Counts to three."""
    for count in range(1, 4):
        press(root, "Count")
        expect(lambda: str(count) in names(root, "label"), f"the counter does not show {count}")


def drive_todo(root):
    """Adds a task, completes it, filters, and removes what is done."""
    field = named(root, "What is to be done?", "entry")
    field.grabFocus()
    field.text = "Learn the harp"
    press(root, "Add")
    expect(lambda: "Learn the harp" in names(root, "check box"), "the new task is not shown")
    press(root, "Learn the harp", "check box")
    expect(lambda: named(root, "Learn the harp", "check box").checked, "the task is not checked")
    expect(lambda: "3 are left" in names(root, "label"), "the number of open tasks is wrong")
    press(root, "Done", "radio button")
    expect(lambda: names(root, "check box") == ["Learn the harp"], "the filter shows other tasks than the completed one")
    press(root, "All", "radio button")
    press(root, "Clear done")
    expect(lambda: "Learn the harp" not in names(root, "check box"), "the completed task was not removed")
    expect(lambda: len(names(root, "check box")) == 3, "other tasks were removed")


def drive_notes(root):
    """Fills in the form."""
    for name, role, text in [
        ("Title", "entry", "A plan"), ("Secret", "password text", "swordfish"), ("Note", "text", "One\nTwo"),
    ]:
        field = named(root, name, role)
        field.grabFocus()
        expect(lambda: field.focused, f"'{name}' is not focused")
        field.text = text
        shown = "•" * len(text) if role == "password text" else text
        expect(lambda: field.text == shown, f"'{name}' contains '{field.text}'")


def drive_photos(root):
    """Opens a photo and returns to the list."""
    expect(lambda: names(root, "push button"), "there are no photos")
    first = names(root, "push button")[0]
    press(root, first)
    expect(lambda: first not in names(root, "push button") or names(root, "push button") != [first], "no photo was opened")
    pump(1)
    back = [name for name in names(root, "push button") if name in ("Done", "Back", "Close")]
    expect(lambda: back, f"there is no way back among {names(root, 'push button')}")
    press(root, back[0])
    expect(lambda: first in names(root, "push button"), "the list is not shown again")


FEED = """<?xml version="1.0"?><rss version="2.0"><channel><title>Harbour News</title><link>/</link>
<item><guid>1</guid><title>The tide is late</title><link>/1</link><description>&lt;p&gt;It came at noon.&lt;/p&gt;</description></item>
<item><guid>2</guid><title>A boat returned</title><link>/2</link><description>&lt;p&gt;With nobody in it.&lt;/p&gt;</description></item>
</channel></rss>"""


@contextlib.contextmanager
def feed_server():
    """Serves a feed on this machine, and yields its address."""
    class Handler(http.server.BaseHTTPRequestHandler):
        def do_GET(self):
            self.send_response(200)
            self.send_header("Content-Type", "application/rss+xml")
            self.end_headers()
            self.wfile.write(FEED.encode())

        def log_message(self, *arguments):
            pass

    with http.server.ThreadingHTTPServer(("127.0.0.1", 0), Handler) as server:
        threading.Thread(target=server.serve_forever, daemon=True).start()
        yield f"http://127.0.0.1:{server.server_address[1]}/feed.xml"
        server.shutdown()


def beginning(root, text, role):
    """Waits for a visible node whose name contains a text."""
    found = wait_for(lambda: next(iter(root.findChildren(
        lambda node: text in node.name and node.roleName == role and node.showing)), None))
    if found is None:
        raise AssertionError(f"there is no {role} with '{text}'")
    return found


def drive_reader(root):
    """Subscribes to a feed, reads and stars an article, searches, and marks all as read."""
    with feed_server() as address:
        named(root, "No Feeds", "heading").parent.findChild(lambda node: node.name == "Add Feed…").doActionNamed("click")
        pump(0.6)
        field = named(root, "The address of a feed or a web site", "entry")
        expect(lambda: field.focused, "the field for the address is not focused")
        field.text = address
        press(root, "Add")
        beginning(root, "The tide is late", "list item").doActionNamed("click")
        named(root, "The tide is late", "heading")
        expect(lambda: "It came at noon." in shown_text(root), "the text of the article is not shown")
        press(root, "Star")
        named(root, "Remove Star", "push button")
        search = named(root, "Search", "entry")
        search.grabFocus()
        search.text = "boat"
        expect(lambda: not any("tide" in name for name in names(root, "list item")), "the search shows other articles")
        search.text = ""
        press(root, "Mark All as Read")
        expect(lambda: not any("Unread, Harbour" in name for name in names(root, "list item")), "articles are still unread")


def shown_text(root):
    """Returns the visible texts and names, joined."""
    nodes = root.findChildren(lambda node: node.showing and node.roleName in ("text", "label", "paragraph", "static"))
    return " ".join((node.text or "") + node.name for node in nodes)


DRIVES = {"Counter": drive_counter, "Todo": drive_todo, "Notes": drive_notes, "Photos": drive_photos, "Reader": drive_reader}


def main():
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("folder", help="the folder of the built programs")
    parser.add_argument("names", nargs="*", default=[], help="the programs; all by default")
    options = parser.parse_args()
    in_session()
    services = start_services()
    failures = 0
    for name in options.names or DRIVES:
        program = Program([os.path.join(options.folder, name)])
        pump(1)
        try:
            DRIVES[name](application(name))
            print(f"{name}: passed")
        except Exception as error:
            failures += 1
            print(f"{name}: {type(error).__name__}: {error}\n{program.outline()}")
        program.end()
    for service in services:
        service.terminate()
    sys.exit(1 if failures else 0)


if __name__ == "__main__":
    main()
