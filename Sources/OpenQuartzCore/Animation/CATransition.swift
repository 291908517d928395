/// The key under which layers store transitions, regardless of the key passed when adding them.
public let kCATransition = "transition"

/// The kinds of transition.
public struct CATransitionType: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    /// The new contents fade in while the old contents fade out.
    public static let fade = CATransitionType(rawValue: "fade")
    /// The new contents slide in over the old contents.
    public static let moveIn = CATransitionType(rawValue: "moveIn")
    /// The new contents push the old contents out.
    public static let push = CATransitionType(rawValue: "push")
    /// The old contents slide out and reveal the new contents.
    public static let reveal = CATransitionType(rawValue: "reveal")
}

/// The side from which a transition moves in.
public struct CATransitionSubtype: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    /// The transition moves left, from the right edge.
    public static let fromRight = CATransitionSubtype(rawValue: "fromRight")
    /// The transition moves right, from the left edge.
    public static let fromLeft = CATransitionSubtype(rawValue: "fromLeft")
    /// The transition moves down, from the top edge.
    public static let fromTop = CATransitionSubtype(rawValue: "fromTop")
    /// The transition moves up, from the bottom edge.
    public static let fromBottom = CATransitionSubtype(rawValue: "fromBottom")
}

/// An animation between the previous and the current appearance of a layer, including its contents and sublayers.
///
/// The previous appearance is that of the most recently drawn frame. A layer that has not been drawn yet changes
/// immediately.
open class CATransition: CAAnimation {
    open var type = CATransitionType.fade
    /// The side from which the transition moves in; `nil` is the left edge.
    open var subtype: CATransitionSubtype?
    /// The progress at which the transition begins, 0…1.
    open var startProgress: Float = 0
    /// The progress at which the transition ends, `startProgress`…1.
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
        guard let old = (layer.renderCache as? any CachedRendering)?.look,
            let property = LayerProperty.named(kCATransition, of: layer)
        else {
            return .none
        }
        let from = startProgress.isFinite ? min(max(Double(startProgress), 0), 1) : 0
        let to = endProgress.isFinite ? min(max(Double(endProgress), from), 1) : 1
        let (kind, edge) = (kind, edge)
        let pacing = timingFunction.map { AnimationPacing.curve($0.curve) } ?? .linear
        let track = AnimationTrack(property, pacing: pacing) { progress, _, _, values in
            let look = ContentsTransition(old: old, kind: kind, edge: edge, progress: from + (to - from) * progress)
            guard values.transition != look else { return false }
            values.transition = look
            return true
        }
        return .track(track)
    }

    private var kind: ContentsTransition.Kind {
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

/// A rendering that a painter caches for a layer and can draw again.
@MainActor package protocol CachedRendering: AnyObject {
    /// The complete rendering of the layer in its local coordinate space, or `nil` if there is none.
    var look: AnyObject? { get }
}

/// The state of a running transition between a layer's old and new appearance.
///
/// `@unchecked Sendable` because the rendering that a painter caches is immutable.
package struct ContentsTransition: Equatable, @unchecked Sendable {
    package enum Kind: Sendable {
        case fade
        case moveIn
        case push
        case reveal
    }

    /// The previous rendering of the layer; see `CachedRendering`.
    package let old: AnyObject
    package let kind: Kind
    /// The direction from which the new appearance enters, in multiples of the layer's size.
    package let edge: CGVector
    /// The progress from the old (0) to the new appearance (1).
    package let progress: Double

    package static func == (one: ContentsTransition, other: ContentsTransition) -> Bool {
        one.old === other.old && one.kind == other.kind && one.edge == other.edge && one.progress == other.progress
    }

    /// The offset of the old appearance, in multiples of the layer's size.
    package var oldShift: CGVector {
        switch kind {
        case .fade, .moveIn: .zero
        case .push, .reveal: CGVector(dx: -edge.dx * progress, dy: -edge.dy * progress)
        }
    }

    /// The offset of the new appearance, in multiples of the layer's size.
    package var newShift: CGVector {
        switch kind {
        case .fade, .reveal: .zero
        case .push, .moveIn: CGVector(dx: edge.dx * (1 - progress), dy: edge.dy * (1 - progress))
        }
    }
}

/// The state of a running transition, or `nil` if there is none.
struct AnimatableContentsTransition: DiscreteAnimatableValue {
    var look: ContentsTransition?

    static var neutral: AnimatableContentsTransition { AnimatableContentsTransition(look: nil) }

    init(look: ContentsTransition?) {
        self.look = look
    }

    /// Always returns `nil`: only `CATransition` creates transitions.
    init?(animationValue: Any) {
        nil
    }
}
