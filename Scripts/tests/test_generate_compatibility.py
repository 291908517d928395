"""Tests of the isolation that Scripts/generate-compatibility.py requires, and of the code that it generates."""
import importlib.util
import pathlib
import sys
import tempfile
import unittest

SCRIPTS = pathlib.Path(__file__).resolve().parent.parent
sys.path.insert(0, str(SCRIPTS))
from declarations import Reader, flattened  # noqa: E402

SPECIFICATION = importlib.util.spec_from_file_location("generate_compatibility", SCRIPTS / "generate-compatibility.py")
generate_compatibility = importlib.util.module_from_spec(SPECIFICATION)
SPECIFICATION.loader.exec_module(generate_compatibility)


def strict_types(source):
    with tempfile.TemporaryDirectory() as folder:
        path = pathlib.Path(folder) / "Source.swift"
        path.write_text(source, encoding="utf-8")
        found = list(flattened(Reader(path).declarations()))
    return [item.qualified_name for item in generate_compatibility.without_preconcurrency(found)]


class StrictTypes(unittest.TestCase):
    def test_public_types_of_the_main_actor(self):
        self.assertEqual(strict_types("@MainActor open class View {}"), ["View"])
        self.assertEqual(strict_types("@MainActor\npublic protocol Delegate: AnyObject {}"), ["Delegate"])
        self.assertEqual(strict_types("@Observable @MainActor public final class Model {}"), ["Model"])

    def test_nested_types(self):
        self.assertEqual(strict_types("extension View { @MainActor public struct Part {} }"), ["View.Part"])

    def test_annotated_types(self):
        self.assertEqual(strict_types("@preconcurrency @MainActor open class View {}"), [])
        self.assertEqual(strict_types("@MainActor @preconcurrency public protocol Delegate {}"), [])

    def test_other_types(self):
        self.assertEqual(strict_types("public struct Size {}"), [])
        self.assertEqual(strict_types("@MainActor final class Cache {}"), [])
        self.assertEqual(strict_types("@MainActor package final class Cache {}"), [])

    def test_functions(self):
        self.assertEqual(strict_types("@MainActor public func run() {}"), [])


class GeneratedCode(unittest.TestCase):
    def declarations(self, source):
        with tempfile.TemporaryDirectory() as folder:
            path = pathlib.Path(folder) / "Source.swift"
            path.write_text(source, encoding="utf-8")
            return list(flattened(Reader(path).declarations()))

    def test_overrides_record_their_calls(self):
        view = self.declarations("open class View { open var size: Int { 0 }\n open func fit(_ size: Int, in box: Int) {} }")[0]
        text = generate_compatibility.subclass(view, {"View": view})
        self.assertIn('override var size: Int { recordCall("CustomView.size"); return super.size }', text)
        self.assertIn('{ recordCall("CustomView.fit(_:in:)"); super.fit(size, in: box) }', text)

    def test_names_of_cases(self):
        names = ["UILabel", "AXCustomContent", "AccessibleObject", "UndoManager"]
        found = [generate_compatibility.case_name(self.declarations(f"open class {name} {{}}")[0]) for name in names]
        self.assertEqual(found, ["uiLabel", "axCustomContent", "accessibleObject", "undoManager"])

    def test_values_of_adopters(self):
        values = [generate_compatibility.value(text) for text in ("Bool", " UIView?", "[Int]", "[Int: Int]", "UIView")]
        self.assertEqual(values, ["true", "nil", "[]", "[:]", "notCalled()"])


if __name__ == "__main__":
    unittest.main()
