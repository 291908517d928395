internal import Cassowary

/// A layout whose frames are the solution of linear equations and inequalities.
///
///     let layout = Layout()
///     let (title, image) = (layout.add(titleLabel), layout.add(imageView))
///     layout.constrain(
///         title.left == layout.bounds.left + 16, title.right == layout.bounds.right - 16,
///         title.top == layout.bounds.top + 16,
///         image.top == title.bottom + 8, image.centerX == title.centerX,
///         image.width == 2 * image.height, image.width <= layout.bounds.width / 2)
///     layout.apply(in: view.bounds)
///
/// Equations accumulate; those that are added with a name replace the set with this name. A view whose width or height no
/// equation determines has its intrinsic size. Equations that contradict each other are reported, and the layout deviates
/// from them as little as possible.
@preconcurrency @MainActor
public final class Layout {
    private struct Rule {
        var equation: LayoutEquation
        var constraint: ConstraintID
        var name: String?
        var isReported = false
    }

    /// The variables of an item, in the order of its attributes, and the constraints on its own sizes.
    private struct Member {
        var item: Item
        var variables: [Variable]
        var sizes: [Item.Attribute: ConstraintID] = [:]
    }

    /// The rectangle in which the other items are laid out.
    public private(set) lazy var bounds = makeItem(for: nil)
    private var solver = Solver()
    private var members: [ObjectIdentifier: Member] = [:]
    /// The items in the order in which they were added.
    public private(set) var items: [Item] = []
    private var rules: [Rule] = []

    /// Creates a layout without items.
    public init() {}

    // MARK: - Items

    /// Adds an item for a view, or one that only occurs in equations.
    ///
    /// The layout retains the view and sets its frame, but does not add it to a superview.
    @discardableResult
    public func add(_ view: UIView? = nil) -> Item {
        let item = makeItem(for: view)
        items.append(item)
        return item
    }

    /// Removes an item with the equations in which it occurs; its view keeps its superview and its frame.
    public func remove(_ item: Item) {
        guard let index = items.firstIndex(where: { $0 === item }) else { return }
        items.remove(at: index)
        removeRules { $0.equation.expression.terms.contains { $0.item === item } }
        guard let member = members.removeValue(forKey: ObjectIdentifier(item)) else { return }
        member.sizes.values.forEach { solver.remove($0) }
        member.variables.forEach { solver.remove($0) }
        item.layout = nil
    }

    private func makeItem(for view: UIView?) -> Item {
        let item = Item(view: view, layout: self)
        let variables = Item.Attribute.allCases.map { _ in solver.makeVariable() }
        members[ObjectIdentifier(item)] = Member(item: item, variables: variables)
        return item
    }

    // MARK: - Equations

    /// Adds equations to the current ones.
    ///
    /// An equation with items of another layout, or with a number that is not finite, is reported and ignored.
    ///
    /// - Parameters:
    ///   - equations: The equations.
    ///   - name: The name of the set that these equations form. A previous set with the name is replaced.
    public func constrain(_ equations: LayoutEquation..., named name: String? = nil) {
        if let name { removeEquations(named: name) }
        for equation in equations {
            guard let constraint = constraint(for: equation) else { continue }
            rules.append(Rule(equation: equation, constraint: constraint, name: name))
        }
    }

    /// Removes the equations of the set with a name.
    public func removeEquations(named name: String) {
        removeRules { $0.name == name }
    }

    private func removeRules(where isRemoved: (Rule) -> Bool) {
        for rule in rules where isRemoved(rule) { solver.remove(rule.constraint) }
        rules.removeAll(where: isRemoved)
    }

    private func constraint(for equation: LayoutEquation) -> ConstraintID? {
        guard equation.expression.isFinite else {
            report(
                "A number in an equation is not finite; the equation is ignored.", equation,
                hint: "Check the divisions with which the equation is calculated.")
            return nil
        }
        guard let expression = linear(equation.expression) else {
            report(
                "An equation contains an item that is not in the layout; it is ignored.", equation,
                hint: "Combine only items that the same Layout added and that were not removed.")
            return nil
        }
        let relation: Comparison =
            switch equation.relation {
            case .lessThanOrEqual: .lessThanOrEqual
            case .equal: .equal
            case .greaterThanOrEqual: .greaterThanOrEqual
            }
        return try? solver.add(expression, relation, strength: .below(equation.priority))
    }

    private func linear(_ expression: LayoutExpression) -> LinearExpression? {
        var result = LinearExpression(constant: Double(expression.constant))
        for term in expression.terms {
            guard let member = members[ObjectIdentifier(term.item)] else { return nil }
            result.add(member.variables[term.attribute.rawValue], Double(term.coefficient))
        }
        return result
    }

    // MARK: - Layout

    /// Places all items in a rectangle, which is the frame of ``bounds``, and sets the frames of their views.
    ///
    /// A rectangle that is null, or has an infinite size, is ignored.
    public func apply(in rect: CGRect) {
        guard !rect.isNull, !rect.isInfinite else { return }
        let values = [rect.minX, rect.minY, rect.width, rect.height]
        for (attribute, value) in zip(Item.Attribute.allCases, values) {
            set(attribute, of: bounds, to: value, strength: .required)
        }
        for item in items { setNaturalWidth(of: item) }
        // The height of a text depends on its width.
        for item in items { setNaturalHeight(of: item) }
        for item in [bounds] + items { place(item) }
        reportContradictions()
    }

    private func setNaturalWidth(of item: Item) {
        guard let width = item.view?.intrinsicContentSize.width else { return }
        set(.width, of: item, to: width == UIView.noIntrinsicMetric ? nil : width, strength: .naturalSize)
    }

    private func setNaturalHeight(of item: Item) {
        guard let view = item.view else { return }
        var height: CGFloat?
        if view.intrinsicContentSize.height != UIView.noIntrinsicMetric {
            let width = max(value(.width, of: item), 0)
            height = view.sizeThatFits(CGSize(width: width, height: .greatestFiniteMagnitude)).height
        }
        set(.height, of: item, to: height, strength: .naturalSize)
    }

    /// Sets the value of an attribute, or removes it.
    private func set(_ attribute: Item.Attribute, of item: Item, to value: CGFloat?, strength: Strength) {
        guard let member = members[ObjectIdentifier(item)] else { return }
        let constant = value.flatMap { $0.isFinite ? -Double($0) : nil }
        switch (member.sizes[attribute], constant) {
        // No other constraint is required, so there is no conflict.
        case (let known?, let constant?): try? solver.setConstant(constant, of: known)
        case (nil, let constant?):
            let term = LinearExpression.Term(member.variables[attribute.rawValue], 1)
            let added = try? solver.add(LinearExpression([term], constant: constant), .equal, strength: strength)
            members[ObjectIdentifier(item)]?.sizes[attribute] = added
        case (let known?, nil):
            solver.remove(known)
            members[ObjectIdentifier(item)]?.sizes[attribute] = nil
        case (nil, nil): break
        }
    }

    private func value(_ attribute: Item.Attribute, of item: Item) -> CGFloat {
        members[ObjectIdentifier(item)].map { CGFloat(solver.value(of: $0.variables[attribute.rawValue])) } ?? 0
    }

    private func place(_ item: Item) {
        item.frame = CGRect(
            x: value(.x, of: item), y: value(.y, of: item), width: max(value(.width, of: item), 0),
            height: max(value(.height, of: item), 0))
        // The frame of a transformed view is undefined.
        item.view?.bounds.size = item.frame.size
        item.view?.center = CGPoint(x: item.frame.midX, y: item.frame.midY)
    }

    // MARK: - Diagnostics

    /// The deviation in points from which a contradiction is reported.
    private static let tolerance: CGFloat = 0.01

    private func reportContradictions() {
        for index in rules.indices where !rules[index].isReported && rules[index].equation.priority == .required {
            let equation = rules[index].equation
            let value = equation.expression.terms.reduce(equation.expression.constant) {
                $0 + $1.coefficient * self.value($1.attribute, of: $1.item)
            }
            guard equation.violation(by: value) > Self.tolerance else { continue }
            rules[index].isReported = true
            report(
                "An equation contradicts others; it does not hold.", equation,
                hint: "Remove one of them, or lower its priority with priority(_:).")
        }
    }

    private func report(_ message: String, _ equation: LayoutEquation, hint: String) {
        diagnose("flic.equation", message, subject: equation.text, hint: hint)
    }
}

extension Strength {
    /// The strength of an item's natural size.
    fileprivate static let naturalSize = Strength(UILayoutPriority.defaultLow.rawValue)

    /// Returns the strength of an equation, which is below that of the bounds, so that these can always be set.
    fileprivate static func below(_ priority: UILayoutPriority) -> Strength {
        Strength(min(max(priority.rawValue, 0), 999.5))
    }
}
