#if INSPECTOR

internal import ComponentFlow

/// The properties of views and layers that are inspected.
@MainActor
enum PropertyCatalog {
    /// The properties of a class, and the name of an object in the Swift line that sets one.
    struct Group {
        let variable: String
        let properties: [InspectableProperty]
        /// Returns whether an object has the class.
        let matches: (AnyObject) -> Bool

        init<Target: AnyObject>(_ type: Target.Type, variable: String, properties: [InspectableProperty]) {
            self.variable = variable
            self.properties = properties
            matches = { $0 is Target }
        }
    }

    /// Returns the properties of an object, those of its class before those of its superclasses.
    static func groups(of object: AnyObject) -> [Group] {
        all.filter { $0.matches(object) }
    }

    /// Subclasses before their superclasses.
    private static let all: [Group] = [
        label, imageView, button, toggle, slider, stepper, segments, pages, datePicker, colorWell, progress, activity,
        field, control, textView, scrollView, stack, view, gradient, shape, text, layer,
    ]
}

#endif
