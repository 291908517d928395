import Testing

@testable import OpenDisplay

@Suite("Accessibility preferences") struct AccessibilityPreferencesTests {
    @Test(
        "A theme of high contrast is recognized by its name",
        arguments: [
            ("HighContrast", true), ("HighContrastInverse", true), ("Default-hc", true), ("Default-hc-dark", true),
            ("Adwaita", false), ("Adwaita-dark", false), ("", false), (nil, false),
        ] as [(String?, Bool)])
    func highContrast(theme: String?, expected: Bool) {
        #expect(AccessibilityPreferences.isHighContrast(theme: theme) == expected)
    }
}
