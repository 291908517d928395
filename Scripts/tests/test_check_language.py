"""Tests of the comments that Scripts/check-language.py finds."""
import importlib.util
import pathlib
import sys
import unittest

SCRIPTS = pathlib.Path(__file__).resolve().parent.parent
sys.path.insert(0, str(SCRIPTS))
SPECIFICATION = importlib.util.spec_from_file_location("check_language", SCRIPTS / "check-language.py")
check_language = importlib.util.module_from_spec(SPECIFICATION)
SPECIFICATION.loader.exec_module(check_language)


def restated(*lines):
    return [comment for _, comment in check_language.restated_names("\n".join(lines))]


class RestatedNames(unittest.TestCase):
    def test_property_and_case(self):
        self.assertEqual(restated("/// The border style.", "var borderStyle = 0"), ["The border style"])
        self.assertEqual(restated("/// The bottom edge.", "case bottomEdge"), ["The bottom edge"])
        self.assertEqual(restated("/// The style, in points.", "var style = 0"), [])

    def test_function(self):
        self.assertEqual(restated("/// Removes all items.", "    func removeAllItems() {"), ["Removes all items"])
        self.assertEqual(
            restated("/// Returns the title for a state.", "open func title(for state: State) -> String? {"),
            ["Returns the title for a state"])

    def test_parameters_in_further_lines(self):
        self.assertEqual(
            restated("/// Sets the color of the border of a layer.", "public func setBorderColor(",
                     "    layer: CALayer, color: UIColor?", ") {"),
            ["Sets the color of the border of a layer"])

    def test_initializer(self):
        self.assertEqual(restated("/// Creates a gray.", "public init(gray: CGFloat) {"), ["Creates a gray"])

    def test_function_with_further_words(self):
        self.assertEqual(restated("/// Removes the visible items.", "func removeItems() {"), [])
        self.assertEqual(restated("/// The default returns the offset.", "func target(for offset: CGPoint) {"), [])

    def test_type(self):
        self.assertEqual(restated("/// A node of a tree.", "struct TreeNode: Hashable {"), ["A node of a tree"])
        self.assertEqual(restated("/// The styles of a button.", "public enum ButtonStyle {"), [])

    def test_comment_of_several_lines(self):
        self.assertEqual(restated("/// Removes items.", "/// All items.", "func removeAllItems() {"), [])


class Identifiers(unittest.TestCase):
    def found(self, text, path="Sources/Module/File.swift"):
        return [word for _, word, _ in check_language.named(check_language.ROOT / path, text)]

    def test_whole_name_and_part_of_it(self):
        self.assertEqual(self.found("let wanted = isWanted || wantedIndex == nil"), ["wanted", "Wanted", "wanted"])

    def test_comments_and_strings(self):
        self.assertEqual(self.found('// wanted\nlet text = "wanted"'), [])

    def test_longer_words(self):
        self.assertEqual(self.found("let space = determined + unwantedness"), [])

    def test_world_of_a_solver(self):
        self.assertEqual(self.found("let world = World()"), ["world", "World"])
        self.assertEqual(self.found("let world = World()", "Sources/OpenUIControls/Dynamics/Engine/File.swift"), [])


if __name__ == "__main__":
    unittest.main()
