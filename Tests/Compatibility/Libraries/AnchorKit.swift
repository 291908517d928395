import OpenUIKit

// A library that describes Auto Layout constraints with closures.

/// An object that can be constrained: a view or a layout guide.
protocol Anchorable: AnyObject {
    var leadingAnchor: NSLayoutXAxisAnchor { get }
    var trailingAnchor: NSLayoutXAxisAnchor { get }
    var topAnchor: NSLayoutYAxisAnchor { get }
    var bottomAnchor: NSLayoutYAxisAnchor { get }
    var centerXAnchor: NSLayoutXAxisAnchor { get }
    var centerYAnchor: NSLayoutYAxisAnchor { get }
    var widthAnchor: NSLayoutDimension { get }
    var heightAnchor: NSLayoutDimension { get }
}

extension UIView: Anchorable {}
extension UILayoutGuide: Anchorable {}

final class AnchorMaker {
    private let view: UIView
    private(set) var constraints: [NSLayoutConstraint] = []

    init(view: UIView) {
        self.view = view
    }

    @discardableResult
    func edges(to other: Anchorable, insets: UIEdgeInsets = .zero, priority: UILayoutPriority = .required) -> Self {
        append(view.topAnchor.constraint(equalTo: other.topAnchor, constant: insets.top), priority)
        append(view.leadingAnchor.constraint(equalTo: other.leadingAnchor, constant: insets.left), priority)
        append(view.bottomAnchor.constraint(equalTo: other.bottomAnchor, constant: -insets.bottom), priority)
        append(view.trailingAnchor.constraint(equalTo: other.trailingAnchor, constant: -insets.right), priority)
        return self
    }

    @discardableResult
    func center(in other: Anchorable, offset: UIOffset = .zero) -> Self {
        append(view.centerXAnchor.constraint(equalTo: other.centerXAnchor, constant: offset.horizontal), .required)
        append(view.centerYAnchor.constraint(equalTo: other.centerYAnchor, constant: offset.vertical), .required)
        return self
    }

    @discardableResult
    func size(_ size: CGSize) -> Self {
        append(view.widthAnchor.constraint(equalToConstant: size.width), .required)
        append(view.heightAnchor.constraint(equalToConstant: size.height), .required)
        return self
    }

    @discardableResult
    func aspectRatio(_ ratio: CGFloat, priority: UILayoutPriority = .defaultHigh) -> Self {
        append(view.widthAnchor.constraint(equalTo: view.heightAnchor, multiplier: ratio), priority)
        return self
    }

    private func append(_ constraint: NSLayoutConstraint, _ priority: UILayoutPriority) {
        constraint.priority = priority
        constraint.identifier = "AnchorKit.\(constraints.count)"
        constraints.append(constraint)
    }
}

extension UIView {
    @discardableResult
    func makeAnchors(_ closure: (AnchorMaker) -> Void) -> [NSLayoutConstraint] {
        translatesAutoresizingMaskIntoConstraints = false
        let maker = AnchorMaker(view: self)
        closure(maker)
        NSLayoutConstraint.activate(maker.constraints)
        return maker.constraints
    }

    func remakeAnchors(replacing old: inout [NSLayoutConstraint], _ closure: (AnchorMaker) -> Void) {
        NSLayoutConstraint.deactivate(old)
        old = makeAnchors(closure)
    }
}
