#!/usr/bin/python3
"""Opens each page of the gallery and the other examples in a window, and checks all accessible objects with libatspi.

    Scripts/accessibility/walk.py FOLDER [--page TITLE]... [--short]

FOLDER contains the built programs. Prints each deviation with page, path of the element and what is wrong, and exits with
1 if there is one. With --short it changes nothing, and reads only the gallery.
"""

import argparse
import math
import os
import sys

from program import (PARENT, WINDOW, Agent, Atspi, Events, GLib, Program, children, descendants, describe, in_session, path, pump,
                     start_services, states, wait_for)

ROLE = Atspi.Role
INTERACTIVE = {
    ROLE.PUSH_BUTTON, ROLE.TOGGLE_BUTTON, ROLE.CHECK_BOX, ROLE.RADIO_BUTTON, ROLE.ENTRY, ROLE.PASSWORD_TEXT, ROLE.LINK,
    ROLE.SLIDER, ROLE.SPIN_BUTTON, ROLE.PAGE_TAB, ROLE.MENU, ROLE.MENU_ITEM, ROLE.CHECK_MENU_ITEM,
}
NAMED = INTERACTIVE | {ROLE.FRAME, ROLE.DIALOG, ROLE.ALERT, ROLE.IMAGE, ROLE.HEADING, ROLE.LABEL, ROLE.PROGRESS_BAR,
                       ROLE.TEXT}
BUTTONS = {ROLE.PUSH_BUTTON, ROLE.TOGGLE_BUTTON}
# What pages demonstrate on purpose: elements without effect or without a place in the order of the Tab key.
WITHOUT_EFFECT = {("Spacer", "Wi-Fi")}
WITHOUT_FOCUS = {
    # A link in a label, which only assistive technologies open.
    ("Attributed text", "write to us"),
    *(("UIKit's controls", name) for name in ("Plain", "Gray", "Tinted", "Filled", "Loading", "Subtitle")),
}
REQUIRED_STATES = {
    ROLE.CHECK_BOX: "checkable", ROLE.RADIO_BUTTON: "checkable", ROLE.PAGE_TAB: "selectable",
}
IMPLIED_STATES = [
    ("focused", "focusable"), ("selected", "selectable"), ("checked", "checkable"), ("sensitive", "enabled"),
    ("enabled", "sensitive"), ("showing", "visible"),
]
TABLES = {ROLE.TABLE, ROLE.TREE_TABLE}
ROWS = {ROLE.LIST_ITEM, ROLE.TREE_ITEM, ROLE.TABLE_ROW}
GRANULARITIES = [
    Atspi.TextGranularity.CHAR, Atspi.TextGranularity.WORD, Atspi.TextGranularity.SENTENCE, Atspi.TextGranularity.LINE,
    Atspi.TextGranularity.PARAGRAPH,
]


def rows_with_cells(table):
    """Returns the rows of a table that have views, without that of the headers."""
    return [child for child in children(table) if child.get_role() == ROLE.TABLE_ROW and "posinset" in child.get_attributes()]


class Walk:
    """Checks the nodes of a window, and collects the deviations."""

    def __init__(self):
        self.page = ""
        self.deviations = []
        self.count = 0
        self.scrolled = set()  # The paths of areas that were scrolled, because all pages have the same sidebar.

    def expect(self, condition, node, problem):
        """Records a deviation unless the condition is true."""
        if not condition:
            self.report(f"{self.page}: {path(node)}: {problem}")
        return bool(condition)

    def report(self, deviation):
        """Records and prints a deviation."""
        self.deviations.append(deviation)
        print(deviation, flush=True)

    def check_all(self, application):
        """Checks every node of a program."""
        windows = children(application)
        self.expect(windows, application, "has no windows")
        for index, window in enumerate(windows):
            if not self.expect(window is not None, application, f"window {index} of {len(windows)} cannot be read"):
                continue
            seen = set()
            for node in descendants(window):
                self.count += 1
                try:
                    self.check(node, window, seen)
                except (GLib.Error, AttributeError) as error:
                    # What an animation has removed meanwhile cannot be read any more.
                    if "defunct" not in states(node) and node.get_parent() is not None:
                        self.expect(False, node, f"a request failed: {error}")

    def check(self, node, window, seen):
        """Checks one node."""
        self.expect(hash(node) not in seen, node, "occurs twice")
        seen.add(hash(node))
        self.check_structure(node)
        self.check_description(node)
        self.check_states(node)
        self.check_extents(node, window)
        self.check_actions(node)
        interfaces = node.get_interfaces()
        if "Text" in interfaces:
            self.check_text(node, window)
        if "Value" in interfaces:
            self.check_value(node)
        if "Selection" in interfaces:
            self.check_selection(node)
        if node.get_role() in TABLES and self.expect("Table" in interfaces, node, "has no Table interface"):
            self.check_table(node)
        if node.get_role() == ROLE.TABLE_CELL and self.expect("TableCell" in interfaces, node, "has no TableCell interface"):
            self.check_cell(node)
        if "Hypertext" in interfaces:
            self.check_links(node)
        if node == window and self.expect("Collection" in interfaces, node, "has no Collection interface"):
            self.check_collection(node)

    # Structure and description

    def check_structure(self, node):
        for index, child in enumerate(children(node)):
            if not self.expect(child is not None, node, f"child {index} cannot be read"):
                continue
            self.expect(child.get_parent() == node, child, "has another parent than the node that lists it")
            self.expect(child.get_index_in_parent() == index, child, f"says index {child.get_index_in_parent()}, not {index}")

    def check_description(self, node):
        role, name = node.get_role(), node.get_name()
        self.expect(role not in (ROLE.INVALID, ROLE.UNKNOWN), node, "has no role")
        # A text that cannot be edited is described by its content.
        is_content = role == ROLE.TEXT and "editable" not in states(node)
        if role in NAMED and not is_content:
            self.expect(name.strip(), node, "has no name")
        self.expect(not name or name != node.get_description(), node, "repeats its name as description")
        half = len(name) // 2
        words = name.split(", ")
        self.expect(len(words) < 2 or len(set(words[:2])) == 2, node, "says its name twice")
        self.expect(not (half > 3 and name[:half].strip() == name[half:].strip()), node, "doubles its name")

    def check_states(self, node):
        role, own = node.get_role(), states(node)
        for state, implied in IMPLIED_STATES:
            self.expect(state not in own or implied in own, node, f"is {state} but not {implied}")
        required = REQUIRED_STATES.get(role)
        self.expect(required is None or required in own, node, f"is not {required}")
        if role in (ROLE.ENTRY, ROLE.PASSWORD_TEXT):
            self.expect("editable" in own or "enabled" not in own or "read-only" in own, node, "is not editable")
        if role in INTERACTIVE and "enabled" in own and "showing" in own and role not in (ROLE.MENU_ITEM, ROLE.PAGE_TAB):
            reachable = (self.page, node.get_name()) in WITHOUT_FOCUS or "focusable" in own or self.is_in_focus_group(node)
            self.expect(reachable, node, "cannot be focused, nor can its container or a sibling that arrow keys leave")

    def is_in_focus_group(self, node):
        """Returns whether arrow keys reach a node from its container or from a sibling of the same role."""
        parent = node.get_parent()
        roles = BUTTONS if node.get_role() in BUTTONS else {node.get_role()}
        siblings = (child for child in children(parent) if child is not None and child.get_role() in roles)
        return "focusable" in states(parent) or any("focusable" in states(child) for child in siblings)

    # Geometry

    def check_extents(self, node, window):
        own, frame = node.get_extents(WINDOW), window.get_extents(WINDOW)
        self.expect(own.width >= 0 and own.height >= 0, node, f"has the size {own.width} × {own.height}")
        size = node.get_size()
        self.expect((size.x, size.y) == (own.width, own.height), node, "has different sizes in Size and Extents")
        if node == window:
            return
        parent = node.get_parent()
        outer, relative = parent.get_extents(WINDOW), node.get_extents(PARENT)
        distance = max(abs(own.x - outer.x - relative.x), abs(own.y - outer.y - relative.y))
        self.expect(distance <= 1, node, f"is at {own.x}, {own.y} but {relative.x}, {relative.y} in its parent")
        if "showing" not in states(node):
            return
        self.expect(own.width > 0 and own.height > 0, node, "shows with an empty frame")
        self.expect(intersects(own, frame), node, f"shows outside of the window at {frame_text(own)}")
        self.expect(intersects(own, outer), node, f"shows outside of its parent, {frame_text(own)} in {frame_text(outer)}")
        if node.get_role() in INTERACTIVE:
            self.check_hit(node, window, own)

    def check_hit(self, node, window, own):
        """Checks that the node is found at its center, or something in it or over it."""
        x, y = own.x + own.width // 2, own.y + own.height // 2
        frame = window.get_extents(WINDOW)
        if not (0 <= x < frame.width and 0 <= y < frame.height) or node.get_child_count():
            return
        found = window.get_accessible_at_point(x, y, WINDOW)
        self.expect(found is not None, node, f"nothing is found at its center {x}, {y}")

    def check_frames(self, application, agent):
        """Checks that the extents of all nodes are the frames of their views, as the program's agent reports them."""
        for _ in range(5):
            nodes = [(node, node.get_name(), node.get_extents(WINDOW)) for window in children(application)
                     for node in descendants(window)]
            elements = agent.call("find", limit=10_000)["elements"]
            frames = {view["id"]: view["frame"] for view in agent.call("views", limit=10_000, depth=10_000)["nodes"]}
            if [name for _, name, _ in nodes] == [element["name"] for element in elements]:
                break
            pump(0.3)  # An animation changes what there is.
        else:
            self.report(f"{self.page}: the program has {len(elements)} elements, and {len(nodes)} were read")
            return
        views = [element.get("view") for element in elements]
        for (node, _, own), element, view in zip(nodes, elements, views):
            if view not in frames or not element["showing"]:
                continue
            rect, frame = outer(element["frame"]), outer(frames[view])
            shown = (own.x, own.y, own.width, own.height)
            self.expect(distance(shown, rect) <= 1, node, f"has the extents {shown}, and its element is at {rect}")
            # Elements of a drawing share its view.
            is_whole = node.get_role() in INTERACTIVE and views.count(view) == 1
            if node.get_role() in ROWS:
                fits = contains(shown, frame)  # Rows are as wide as their list.
            else:
                fits = distance(shown, frame) <= 1 if is_whole else contains(frame, shown)
            self.expect(fits, node, f"has the extents {shown}, and its view is at {frame}")

    # Interfaces

    def check_actions(self, node):
        own, role = states(node), node.get_role()
        count = node.get_n_actions() if "Action" in node.get_interfaces() else 0
        names = [node.get_action_name(index) for index in range(count)]
        self.expect(all(names), node, "has an action without a name")
        self.expect(len(set(names)) == count, node, f"has actions with the same name: {names}")
        if role in INTERACTIVE - {ROLE.ENTRY, ROLE.PASSWORD_TEXT} and "enabled" in own:
            self.expect(count > 0, node, "has no action")

    def check_text(self, node, window):
        text, count = node.get_text_iface(), node.get_character_count()
        content = Atspi.Text.get_text(text, 0, -1)
        self.expect(len(content) == count, node, f"counts {count} characters in a text of {len(content)}")
        self.expect(0 <= node.get_caret_offset() <= count, node, f"has its caret at {node.get_caret_offset()} of {count}")
        for granularity in GRANULARITIES:
            self.check_parts(node, content, granularity)
        self.check_runs(node, count)
        if "showing" in states(node):
            self.check_characters(node, content)

    def check_parts(self, node, content, granularity):
        """Checks that the parts of a text are adjacent and cover it."""
        offset = 0
        while offset < len(content):
            part = Atspi.Text.get_string_at_offset(node, offset, granularity)
            name = granularity.value_nick
            if not self.expect(part.start_offset == offset < part.end_offset, node,
                               f"the {name} at {offset} is {part.start_offset}–{part.end_offset}"):
                return
            self.expect(part.content == content[part.start_offset:part.end_offset], node, f"the {name} at {offset} differs")
            offset = part.end_offset
            if offset > 300:
                return

    def check_runs(self, node, count):
        """Checks that the runs of attributes are adjacent and cover the text."""
        offset = 0
        while offset < count:
            _, start, end = Atspi.Text.get_attribute_run(node, offset, True)
            if not self.expect(start == offset < end <= count, node, f"the run at {offset} is {start}–{end} of {count}"):
                return
            offset = end

    def check_characters(self, node, content):
        """Checks the rectangles of the first characters that are not white space."""
        own = node.get_extents(WINDOW)
        offsets = [offset for offset, character in enumerate(content) if not character.isspace()][:3]
        for offset in offsets:
            rect = Atspi.Text.get_character_extents(node, offset, WINDOW)
            self.expect(rect.width > 0 and rect.height > 0, node, f"character {offset} has the frame {frame_text(rect)}")
            if "editable" not in states(node):
                continue
            self.expect(rect.y + rect.height >= own.y - 4 and rect.y <= own.y + own.height + 4, node,
                        f"character {offset} is at {frame_text(rect)}, outside of {frame_text(own)}")

    def check_value(self, node):
        low, value, high = node.get_minimum_value(), node.get_current_value(), node.get_maximum_value()
        self.expect(low <= value <= high, node, f"has the value {value}, not in {low}…{high}")
        self.expect(node.get_minimum_increment() >= 0, node, "has a negative increment")

    def check_selection(self, node):
        own = [child for child in children(node) if child is not None and "selected" in states(child)]
        count = Atspi.Selection.get_n_selected_children(node)
        self.expect(count == len(own), node, f"counts {count} selected children, {len(own)} say that they are")
        for index in range(count):
            child = Atspi.Selection.get_selected_child(node, index)
            self.expect(child in own, node, f"selected child {index} is not selected")

    # Tables

    def check_table(self, node):
        """Checks the headers of a table, the cells of its visible rows, and the last row, which may have no view."""
        rows, columns = Atspi.Table.get_n_rows(node), Atspi.Table.get_n_columns(node)
        self.expect(rows > 0 and columns > 0, node, f"has {rows} rows and {columns} columns")
        headers = [header for child in children(node) for header in children(child)
                   if header.get_role() == ROLE.COLUMN_HEADER]
        self.expect(not any(child.get_role() == ROLE.COLUMN_HEADER for child in children(node)), node,
                    "has headers outside of a row, which are spoken as not selected")
        self.expect(len(headers) in (0, columns), node, f"has {len(headers)} headers for {columns} columns")
        for column, header in enumerate(headers):
            found = Atspi.Table.get_column_header(node, column)
            self.expect(found == header, node, f"the header of column {column} is {found and describe(found)}")
        for row in rows_with_cells(node):
            self.check_row(node, row)
        cell = Atspi.Table.get_accessible_at(node, rows - 1, 0)
        if self.expect(cell is not None, node, "has no cell in its last row"):
            self.expect(Atspi.TableCell.get_position(cell)[1:] == (rows - 1, 0), cell, "is not in the last row")
        selected = Atspi.Table.get_selected_rows(node)
        count = Atspi.Table.get_n_selected_rows(node)
        self.expect(len(selected) == count, node, f"counts {count} selected rows, but lists {len(selected)}")

    def check_row(self, table, row):
        """Checks that the cells of a row are those of the table at their positions."""
        cells = [child for child in children(row) if child.get_role() == ROLE.TABLE_CELL]
        index = int(row.get_attributes().get("posinset", 0)) - 1
        for column, cell in enumerate(cells):
            position = Atspi.TableCell.get_position(cell)[1:]
            self.expect(position == (index, column), cell, f"says position {position}, not {(index, column)}")
            found = Atspi.Table.get_accessible_at(table, index, column)
            self.expect(found == cell, cell, f"is not found at {index}, {column}")

    def check_cell(self, node):
        table = Atspi.TableCell.get_table(node)
        self.expect(table is not None and table.get_role() in TABLES, node, "has no table")
        spans = Atspi.TableCell.get_row_column_span(node)
        self.expect(min(spans[-2:]) >= 1, node, f"has the spans {spans}")
        headers = Atspi.TableCell.get_column_header_cells(node)
        self.expect(all(header.get_name() for header in headers), node, "has a header without a name")

    # Links and searches

    def check_links(self, node):
        """Checks that the links of a text are its children, and where they say that they are."""
        content = Atspi.Text.get_text(node.get_text_iface(), 0, -1)
        links = [child for child in children(node) if child.get_role() == ROLE.LINK]
        count = Atspi.Hypertext.get_n_links(node)
        self.expect(count == len(links), node, f"counts {count} links, and has {len(links)}")
        for index, link in enumerate(links):
            hyperlink = Atspi.Hypertext.get_link(node, index)
            if not self.expect(hyperlink is not None, link, "is not found by its index"):
                continue
            span = hyperlink.get_index_range()
            start, end = span.start_offset, span.end_offset
            self.expect(content[start:end] == link.get_name(), link, f"is '{content[start:end]}' at {start}–{end}")
            self.expect(hyperlink.get_uri(0), link, "has no address")
            self.expect(Atspi.Hypertext.get_link_index(node, start) == index, link, f"is not found at {start}")

    def check_collection(self, window):
        """Checks that searches by role find the same nodes as a walk, in the same order."""
        for role in (ROLE.PUSH_BUTTON, ROLE.HEADING, ROLE.LABEL):
            rule = Atspi.MatchRule.new(
                Atspi.StateSet(), Atspi.CollectionMatchType.ALL, {}, Atspi.CollectionMatchType.ALL, [role],
                Atspi.CollectionMatchType.ANY, [], Atspi.CollectionMatchType.ALL, False)
            found = Atspi.Collection.get_matches(window, rule, Atspi.CollectionSortOrder.CANONICAL, 0, True)
            walked = [node for node in descendants(window) if node != window and node.get_role() == role]
            self.expect(found == walked, window, f"a search finds {len(found)} of {len(walked)} nodes with role {role.value_nick}")

    # Interactions

    def interact(self, window, events):
        """Uses everything in a window that can be used without lasting effect."""
        for node in list(descendants(window)):
            own = current_states(node)
            # What was done before may have scrolled the node out of view.
            if "showing" not in own or "enabled" not in own:
                continue
            role, interfaces = node.get_role(), node.get_interfaces()
            place = path(node)
            try:
                if "EditableText" in interfaces and "editable" in own:
                    self.edit(node, events)
                if role in TABLES:
                    self.select_rows(node, events)
                if role == ROLE.SLIDER and "Value" in interfaces:
                    self.change_value(node, events)
                    self.step_value(node)
                if role == ROLE.VIEWPORT and path(node) not in self.scrolled:
                    self.scrolled.add(path(node))
                    self.scroll(node)
                is_choice = role in (ROLE.CHECK_BOX, ROLE.TOGGLE_BUTTON) and "selected" not in own
                if is_choice and (self.page, node.get_name()) not in WITHOUT_EFFECT:
                    self.toggle(node, events)
            except GLib.Error as error:
                self.report(f"{self.page}: {place}: a request failed: {error.message}")

    def edit(self, node, events):
        """Inserts and deletes a text, moves the caret and selects."""
        before = Atspi.Text.get_text(node, 0, -1)
        secret = node.get_role() == ROLE.PASSWORD_TEXT
        self.expect(Atspi.Component.grab_focus(node), node, "cannot be focused")
        self.expect(wait_for(lambda: "focused" in states(node), 1), node, "is not focused after GrabFocus")
        events.clear()
        self.expect(Atspi.EditableText.insert_text(node, 0, "7z", 2), node, "InsertText fails")
        pump(0.05)
        after = Atspi.Text.get_text(node, 0, -1)
        if after == before:
            self.expect(False, node, "InsertText has no effect")
            return
        self.expect(len(after) == len(before) + 2, node, f"is '{after}' after inserting '7z' in '{before}'")
        self.expect(secret or after.lower().startswith("7z"), node, f"is '{after}' after inserting '7z' in '{before}'")
        self.expect(events.wait("object:text-changed:insert", node), node, "no event about the inserted text")
        events.clear()
        self.expect(Atspi.Text.set_caret_offset(node, 1), node, "SetCaretOffset fails")
        self.expect(wait_for(lambda: node.get_caret_offset() == 1, 1), node, f"caret at {node.get_caret_offset()}, not 1")
        self.expect(events.wait("object:text-caret-moved", node), node, "no event about the moved caret")
        self.select(node, events)
        self.expect(Atspi.EditableText.delete_text(node, 0, 2), node, "DeleteText fails")
        self.expect(events.wait("object:text-changed:delete", node), node, "no event about the deleted text")
        restored = Atspi.Text.get_text(node, 0, -1)
        self.expect(restored == before, node, f"is '{restored}' after deleting, not '{before}'")

    def select(self, node, events):
        """Selects the first two characters, and removes the selection."""
        self.expect(Atspi.Text.add_selection(node, 0, 2), node, "AddSelection fails")
        self.expect(Atspi.Text.get_n_selections(node) == 1, node, "has no selection after AddSelection")
        selection = Atspi.Text.get_selection(node, 0)
        self.expect((selection.start_offset, selection.end_offset) == (0, 2), node, "has another selection than the added one")
        self.expect(events.wait("object:text-selection-changed", node), node, "no event about the selection")
        self.expect(Atspi.Text.remove_selection(node, 0), node, "RemoveSelection fails")
        self.expect(Atspi.Text.get_n_selections(node) == 0, node, "has a selection after RemoveSelection")

    def change_value(self, node, events):
        """Sets the value to one of the bounds and back."""
        old, low, high = node.get_current_value(), node.get_minimum_value(), node.get_maximum_value()
        new = low if old - low > high - old else high
        events.clear()
        Atspi.Value.set_current_value(node, new)
        changed = wait_for(lambda: abs(node.get_current_value() - new) < 1e-6 + (high - low) / 20, 1)
        self.expect(changed, node, f"has the value {node.get_current_value()} after setting {new}")
        self.expect(events.wait("object:property-change:accessible-value", node), node, "no event about the value")
        Atspi.Value.set_current_value(node, old)
        back = wait_for(lambda: abs(node.get_current_value() - old) < 1e-6 + (high - low) / 20, 1)
        self.expect(back, node, f"has the value {node.get_current_value()} after setting {old} again")

    def step_value(self, node):
        """Decrements and increments the value, as keys do."""
        actions = {node.get_action_name(index): index for index in range(node.get_n_actions())}
        for name, sign in (("decrement", -1), ("increment", 1)):
            old = node.get_current_value()
            bound = node.get_minimum_value() if sign < 0 else node.get_maximum_value()
            if name not in actions or old == bound:
                continue
            Atspi.Action.do_action(node, actions[name])
            changed = wait_for(lambda: (node.get_current_value() - old) * sign > 0, 1)
            self.expect(changed, node, f"still has the value {old} after '{name}'")

    def scroll(self, node):
        """Scrolls by a page in the first direction in which there is more content, and back."""
        actions = {node.get_action_name(index): index for index in range(node.get_n_actions())}
        content = next((child for child in children(node) if child is not None), None)
        for name, back in (("scroll-down", "scroll-up"), ("scroll-right", "scroll-left")):
            for way, reverse in ((name, back), (back, name)):
                if content is None or way not in actions:
                    continue
                before = frame_text(content.get_extents(WINDOW))
                if not Atspi.Action.do_action(node, actions[way]):
                    continue
                moved = wait_for(lambda: frame_text(content.get_extents(WINDOW)) != before, 1)
                self.expect(moved, node, f"does not move its content with '{way}'")
                pump(0.4)
                Atspi.Action.do_action(node, actions[reverse])
                pump(0.4)
                return

    def select_rows(self, node, events):
        """Selects the first row and the last one, which may have no view, and deselects the last one."""
        before = list(Atspi.Table.get_selected_rows(node))
        last = Atspi.Table.get_n_rows(node) - 1
        rows = rows_with_cells(node)
        if not rows or "selectable" not in states(rows[0]):
            return
        for row in (0, last):
            events.clear()
            self.expect(Atspi.Table.add_row_selection(node, row), node, f"row {row} cannot be selected")
            self.expect(Atspi.Table.is_row_selected(node, row), node, f"row {row} is not selected")
            is_reported = row in before or events.wait("object:selection-changed", node)
            self.expect(is_reported, node, f"no event about the selection of row {row}")
        self.expect(Atspi.Table.remove_row_selection(node, last), node, f"row {last} cannot be deselected")
        for row in range(last + 1) if last < 1000 else ():
            if row in before != Atspi.Table.is_row_selected(node, row):
                (Atspi.Table.add_row_selection if row in before else Atspi.Table.remove_row_selection)(node, row)

    def toggle(self, node, events):
        """Performs the default action twice."""
        state = "pressed" if node.get_role() == ROLE.TOGGLE_BUTTON else "checked"
        for _ in range(2):
            was = state in states(node)
            events.clear()
            self.expect(Atspi.Action.do_action(node, 0), node, "its action fails")
            changed = wait_for(lambda: (state in states(node)) != was, 1)
            self.expect(changed, node, "does not change its state when it is activated")
            self.expect(events.wait(f"object:state-changed:{state}", node), node, "no event about its state")

    def check_cache(self, application):
        """Checks that events have kept libatspi's cache equal to what the program answers."""
        cached = snapshot(application)
        for node in list(descendants(application)):
            node.clear_cache_single() if hasattr(node, "clear_cache_single") else node.clear_cache()
        fresh = snapshot(application)
        if cached != fresh:
            for line in sorted(set(cached) ^ set(fresh))[:6]:
                side = "only in the cache" if line in cached else "missing in the cache"
                self.report(f"{self.page}: {side}, so an event is missing: {line}")


def current_states(node):
    """Returns the names of the states of a node that its program answers; none if the node is gone."""
    try:
        node.clear_cache_single() if hasattr(node, "clear_cache_single") else node.clear_cache()
        return states(node)
    except GLib.Error:
        return set()


def outer(frame):
    """Returns the rectangle of whole points around a frame of the agent, as x, y, width and height."""
    x, y, width, height = frame
    left, top = math.floor(x), math.floor(y)
    return left, top, math.ceil(x + width) - left, math.ceil(y + height) - top


def distance(one, other):
    """Returns the largest difference of the edges of two rectangles."""
    edges = [(x, y, x + width, y + height) for x, y, width, height in (one, other)]
    return max(abs(a - b) for a, b in zip(*edges))


def contains(outside, inside, slack=2):
    """Returns whether a rectangle contains another one."""
    return (outside[0] <= inside[0] + slack and outside[1] <= inside[1] + slack
            and outside[0] + outside[2] >= inside[0] + inside[2] - slack
            and outside[1] + outside[3] >= inside[1] + inside[3] - slack)


def snapshot(application):
    """Returns a line for each node of a program, except for what animations change."""
    lines = []
    for node in descendants(application):
        own = states(node) - {"showing", "busy"}
        lines.append(f"{path(node)} [{node.get_description()}] {' '.join(sorted(own))}")
    return lines


def intersects(one, other):
    """Returns whether two rectangles have a common area."""
    return (one.x < other.x + other.width and other.x < one.x + one.width
            and one.y < other.y + other.height and other.y < one.y + one.height)


def frame_text(rect):
    return f"({rect.x}, {rect.y}, {rect.width}, {rect.height})"


def pages(program):
    """Returns the buttons of the gallery's sidebar, by title in their order."""
    window = program.windows[0]
    first = next(node for node in descendants(window) if node.get_name() == "Text" and "selected" in states(node))
    column = first.get_extents(WINDOW)

    def is_in_sidebar(node):
        frame = node.get_extents(WINDOW)
        return node.get_role() in BUTTONS and (frame.x, frame.width) == (column.x, column.width)

    return [node.get_name() for node in children(first.get_parent()) if is_in_sidebar(node)]


def open_page(program, walk, title):
    """Opens a page by its name in the sidebar, as a user of a screen reader does."""
    def in_sidebar():
        return next((n for n in descendants(program.windows[0])
                     if n.get_name() == title and n.get_role() in BUTTONS), None)
    button = wait_for(in_sidebar)
    walk.page = title
    if "selected" not in states(button):
        Atspi.Action.do_action(button, 0)
        wait_for(lambda: "selected" in states(button), 5)
    pump(0.45)


def walk_gallery(folder, walk, titles, short):
    """Checks the pages of the gallery; returns its exit status."""
    events = Events(*EVENTS)
    program = Program([os.path.join(folder, "Gallery")])
    pump(0.5)
    agent = Agent(program)
    for title in titles or pages(program):
        print(title, file=sys.stderr)
        open_page(program, walk, title)
        walk.check_all(program.application)
        walk.check_frames(program.application, agent)
        if not short:
            walk.interact(program.windows[0], events)
            pump(0.1)
            walk.check_cache(program.application)
        if program.process.poll() is not None:
            walk.report(f"{title}: the program ended with {program.process.returncode}")
            program = Program([os.path.join(folder, "Gallery")])
            agent = Agent(program)
    events.end()
    agent.end()
    program.end()


def walk_example(folder, walk, name):
    """Checks one of the other examples."""
    events = Events(*EVENTS)
    program = Program([os.path.join(folder, name)])
    pump(1)
    walk.page = name
    walk.check_all(program.application)
    if Agent.is_offered(program):
        agent = Agent(program)
        walk.check_frames(program.application, agent)
        agent.end()
    walk.interact(program.windows[0], events)
    walk.check_cache(program.application)
    events.end()
    program.end()


EVENTS = [
    "object:text-changed", "object:text-caret-moved", "object:text-selection-changed", "object:property-change",
    "object:state-changed", "object:children-changed", "object:selection-changed", "window",
]


def main():
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("folder", help="the folder of the built programs")
    parser.add_argument("--page", action="append", default=[], help="only a page of the gallery, by its title")
    parser.add_argument("--short", action="store_true", help="only reads, and only the gallery")
    options = parser.parse_args()
    in_session()
    services = start_services()
    walk = Walk()
    try:
        walk_gallery(options.folder, walk, options.page, options.short)
        if not options.short and not options.page:
            for name in ("Todo", "Notes", "Photos", "Counter", "Reader"):
                walk_example(options.folder, walk, name)
    finally:
        for service in services:
            service.terminate()
    print(f"{walk.count} elements, {len(walk.deviations)} deviations", file=sys.stderr)
    sys.exit(1 if walk.deviations else 0)


if __name__ == "__main__":
    main()
