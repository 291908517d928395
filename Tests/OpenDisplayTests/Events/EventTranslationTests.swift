import CGTK
import OpenCoreGraphics
import TestSupport
import Testing

@testable import OpenDisplay

@Suite("Event translation")
struct EventTranslationTests {
    @Test("Each held modifier key is translated to its flag, and buttons to none")
    func modifiers() {
        let pairs: [(GdkModifierType, KeyModifiers)] = [
            (GDK_SHIFT_MASK, .shift), (GDK_LOCK_MASK, .capsLock), (GDK_CONTROL_MASK, .control),
            (GDK_ALT_MASK, .alternate), (GDK_SUPER_MASK, .command), (GDK_META_MASK, .command),
            (GDK_BUTTON1_MASK, []),
        ]
        for (mask, modifier) in pairs {
            #expect(EventTranslation.modifiers(mask) == modifier)
        }
        let both = GdkModifierType(rawValue: GDK_SHIFT_MASK.rawValue | GDK_CONTROL_MASK.rawValue)
        #expect(EventTranslation.modifiers(both) == [.shift, .control])
    }

    @Test("Character keys are translated to text, and function keys have none")
    func characters() {
        let expected: [(Int32, String)] = [
            (GDK_KEY_a, "a"), (GDK_KEY_A, "A"), (GDK_KEY_eacute, "é"), (GDK_KEY_EuroSign, "€"),
            (GDK_KEY_KP_5, "5"), (GDK_KEY_space, " "), (GDK_KEY_Return, "\r"), (GDK_KEY_KP_Enter, "\r"),
            (GDK_KEY_Tab, "\t"), (GDK_KEY_ISO_Left_Tab, "\t"), (GDK_KEY_F1, ""), (GDK_KEY_Left, ""),
            (GDK_KEY_Escape, ""), (GDK_KEY_BackSpace, ""), (GDK_KEY_Delete, ""), (GDK_KEY_Shift_L, ""), (0, ""),
        ]
        for (symbol, text) in expected {
            #expect(EventTranslation.characters(keySymbol: UInt32(symbol)) == text, "keysym \(symbol)")
        }
    }

    @Test("An event's age determines its timestamp, also across the wrap of the 32-bit clock")
    func timestamps() {
        #expect(EventTranslation.timestamp(milliseconds: 99_980, monotonic: 100, now: 100) == 99.98)
        #expect(EventTranslation.timestamp(milliseconds: 99_980, monotonic: 100, now: 5) == 4.98)
        let wrapped = Double(UInt32.max) / 1000 + 0.011
        expectNear(
            EventTranslation.timestamp(milliseconds: .max - 9, monotonic: wrapped, now: 50), 49.98, within: 0.0011)
    }

    @Test("An event with a missing, future or unrelated time gets the current timestamp")
    func unusableTimestamps() {
        for milliseconds in [0, 100_001, 50_000, .max] as [UInt32] {
            #expect(EventTranslation.timestamp(milliseconds: milliseconds, monotonic: 100, now: 7) == 7)
        }
        for monotonic in [Double.nan, .infinity, -1, 1e300] {
            #expect(EventTranslation.timestamp(milliseconds: 5, monotonic: monotonic, now: 7) == 7)
        }
    }

    @Test("Event locations are relative to the content's origin, and invalid coordinates yield none")
    func locations() {
        let origin = CGPoint(x: 5, y: 51)
        #expect(EventTranslation.location(x: 150, y: 150, origin: origin) == CGPoint(x: 145, y: 99))
        #expect(EventTranslation.location(x: .nan, y: 1, origin: origin) == nil)
        #expect(EventTranslation.location(x: 1, y: .infinity, origin: origin) == nil)
    }

    @Test("The user's preference, the theme name or the override determines dark appearance")
    func appearance() {
        func dark(_ prefers: Bool, _ theme: String?, _ override: String? = nil) -> Bool {
            EventTranslation.appearance(prefersDark: prefers, themeName: theme, override: override) == .dark
        }
        #expect(dark(true, nil))
        #expect(dark(false, "Adwaita-dark"))
        #expect(dark(false, "Yaru-Dark"))
        #expect(!dark(false, "Adwaita"))
        #expect(!dark(false, nil))
        #expect(!dark(false, "Darkroom"))
        #expect(dark(false, "Adwaita", "Adwaita:dark"))
        #expect(!dark(false, "Adwaita-dark", "Adwaita"))
        #expect(dark(false, "Adwaita-dark", ""))
    }

    @Test(
        "The preference in the desktop's portal precedes GTK's settings, unless there is none or the theme is overridden"
    )
    func colorScheme() {
        func dark(_ scheme: ColorScheme?, _ prefers: Bool, _ override: String? = nil) -> Bool {
            EventTranslation.appearance(
                colorScheme: scheme, prefersDark: prefers, themeName: "Adwaita", override: override) == .dark
        }
        #expect(dark(.dark, false))
        #expect(!dark(.light, true))
        #expect(dark(.noPreference, true))
        #expect(!dark(.noPreference, false))
        #expect(!dark(.dark, false, "Adwaita"))
        #expect(dark(.light, false, "Adwaita:dark"))
    }

    @Test("Every touch has a unique identifier although sequences are reused")
    func touchIdentifiers() {
        var touches = TouchIdentifiers()
        let first = touches.begin(7)
        let second = touches.begin(9)
        #expect(first != second)
        #expect(touches.identifier(for: 7) == first)
        #expect(touches.active == [first, second])
        #expect(touches.end(7) == first)
        #expect(touches.end(7) == nil)
        #expect(touches.identifier(for: 7) == nil)
        let third = touches.begin(7)
        #expect(![first, second].contains(third))
        touches.removeAll()
        #expect(touches.active.isEmpty)
    }
}
