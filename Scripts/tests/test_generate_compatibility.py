"""Tests of the isolation that Scripts/generate-compatibility.py requires."""
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


if __name__ == "__main__":
    unittest.main()
