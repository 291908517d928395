/// The key under which layers keep transitions, whatever key they are added with.
public let kCATransition = "transition"

/// The kinds of transition.
public struct CATransitionType: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String

    /// Makes a type from its name.
    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    /// The new look appears while the old one vanishes.
    public static let fade = CATransitionType(rawValue: "fade")
    /// The new look slides over the old one.
    public static let moveIn = CATransitionType(rawValue: "moveIn")
    /// The new look pushes the old one out.
    public static let push = CATransitionType(rawValue: "push")
    /// The old look slides away from over the new one.
    public static let reveal = CATransitionType(rawValue: "reveal")
}

/// Where a transition that moves comes from.
public struct CATransitionSubtype: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String

    /// Makes a subtype from its name.
    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    /// It moves to the left, from the right.
    public static let fromRight = CATransitionSubtype(rawValue: "fromRight")
    /// It moves to the right, from the left.
    public static let fromLeft = CATransitionSubtype(rawValue: "fromLeft")
    /// It moves down, from the top.
    public static let fromTop = CATransitionSubtype(rawValue: "fromTop")
    /// It moves up, from the bottom.
    public static let fromBottom = CATransitionSubtype(rawValue: "fromBottom")
}

/// Goes from what a layer showed to what it shows now, whatever changed in it: contents, sublayers, colours.
///
/// The old look is that of the frame painted last; a layer that was never painted has none, so it changes at once.
open class CATransition: CAAnimation {
    /// What kind of transition it is.
    open var type = CATransitionType.fade
    /// Where it comes from; nil is from the left.
    open var subtype: CATransitionSubtype?
    /// How far along the transition it begins, 0…1.
    open var startProgress: Float = 0
    /// How far along the transition it ends, `startProgress`…1.
    open var endProgress: Float = 1

    override func adopt(_ other: CAAnimation) {
        super.adopt(other)
        guard let other = other as? CATransition else { return }
        type = other.type
        subtype = other.subtype
        startProgress = other.startProgress
        endProgress = other.endProgress
    }

    override func makeEffect(on layer: CALayer) -> AnimationEffect {
        guard let old = (layer.renderCache as? any PaintedLook)?.look,
            let property = LayerProperty.named(kCATransition, of: layer)
        else {
            return .none
        }
        let from = startProgress.isFinite ? min(max(Double(startProgress), 0), 1) : 0
        let to = endProgress.isFinite ? min(max(Double(endProgress), from), 1) : 1
        let (kind, edge) = (kind, edge)
        let pacing = timingFunction.map { AnimationPacing.curve($0.curve) } ?? .linear
        let track = AnimationTrack(property, pacing: pacing) { progress, _, _, values in
            let look = TransitionLook(old: old, kind: kind, edge: edge, progress: from + (to - from) * progress)
            guard values.transition != look else { return false }
            values.transition = look
            return true
        }
        return .track(track)
    }

    private var kind: TransitionLook.Kind {
        switch type {
        case .moveIn: .moveIn
        case .push: .push
        case .reveal: .reveal
        default: .fade
        }
    }

    private var edge: CGVector {
        switch subtype {
        case CATransitionSubtype.fromRight: CGVector(dx: 1, dy: 0)
        case CATransitionSubtype.fromTop: CGVector(dx: 0, dy: -1)
        case CATransitionSubtype.fromBottom: CGVector(dx: 0, dy: 1)
        default: CGVector(dx: -1, dy: 0)
        }
    }
}

/// What a painter keeps of a layer and can show again.
@MainActor package protocol PaintedLook: AnyObject {
    /// All that was painted of the layer, in its local space; nil if there was nothing.
    var look: AnyObject? { get }
}

/// A layer on its way from an old look to its present one.
///
/// `@unchecked Sendable`, because what a painter made of a layer never changes.
package struct TransitionLook: Equatable, @unchecked Sendable {
    package enum Kind: Sendable {
        case fade
        case moveIn
        case push
        case reveal
    }

    /// What the painter made of the layer before; see `PaintedLook`.
    package let old: AnyObject
    package let kind: Kind
    /// Where the new look comes from, in sizes of the layer.
    package let edge: CGVector
    /// 0 shows the old look, 1 the new one.
    package let progress: Double

    package static func == (one: TransitionLook, other: TransitionLook) -> Bool {
        one.old === other.old && one.kind == other.kind && one.edge == other.edge && one.progress == other.progress
    }

    /// How far the old look is from its place, in sizes of the layer.
    package var oldShift: CGVector {
        switch kind {
        case .fade, .moveIn: .zero
        case .push, .reveal: CGVector(dx: -edge.dx * progress, dy: -edge.dy * progress)
        }
    }

    /// How far the new look is from its place, in sizes of the layer.
    package var newShift: CGVector {
        switch kind {
        case .fade, .reveal: .zero
        case .push, .moveIn: CGVector(dx: edge.dx * (1 - progress), dy: edge.dy * (1 - progress))
        }
    }
}

/// A transition under way, or none.
struct AnimatableTransition: AnimatableJump {
    var look: TransitionLook?

    static var neutral: AnimatableTransition { AnimatableTransition(look: nil) }

    init(look: TransitionLook?) {
        self.look = look
    }

    /// Transitions are made by `CATransition` only.
    init?(animationValue: Any) {
        nil
    }
}
