/// The range of a sliding or rotating attachment.
public struct UIFloatRange: Hashable, Sendable {
    public var minimum: CGFloat
    public var maximum: CGFloat

    public init(minimum: CGFloat, maximum: CGFloat) {
        (self.minimum, self.maximum) = (minimum, maximum)
    }

    public static let zero = UIFloatRange(minimum: 0, maximum: 0)
    public static let infinite = UIFloatRange(minimum: -.infinity, maximum: .infinity)

    public var isInfinite: Bool { minimum == -.infinity && maximum == .infinity }
}

/// Connects an item with a point of the reference view, or with another item.
@preconcurrency @MainActor open class UIAttachmentBehavior: UIDynamicBehavior {
    public enum AttachmentType: Int, Sendable {
        case items
        case anchor
    }

    /// What an attachment keeps.
    private enum Kind {
        /// A distance between two points, or one that is not exceeded.
        case distance(UIOffset, UIOffset, isLimit: Bool)
        /// A common point; the items may slide along an axis, or keep their angle.
        case common(CGPoint, axis: CGVector?, keepsAngle: Bool)
    }

    /// The items: one for an attachment to an anchor, otherwise two.
    public let items: [any UIDynamicItem]
    public let attachedBehaviorType: AttachmentType
    private let kind: Kind
    private var joint: (any DynamicJoint)?
    private var ownLength: CGFloat?
    private var anchorBody: RigidBody?

    private init(_ items: [any UIDynamicItem], anchor: CGPoint?, _ kind: Kind) {
        self.items = items
        self.kind = kind
        attachedBehaviorType = anchor == nil ? .items : .anchor
        anchorPoint = anchor ?? .zero
        super.init()
    }

    // MARK: Creating attachments

    /// Attaches the center of an item to a point, at the distance that it has.
    public convenience init(item: any UIDynamicItem, attachedToAnchor point: CGPoint) {
        self.init(item: item, offsetFromCenter: .zero, attachedToAnchor: point)
    }

    /// Attaches a point of an item to a point of the reference view, at the distance that it has.
    public convenience init(item: any UIDynamicItem, offsetFromCenter offset: UIOffset, attachedToAnchor point: CGPoint)
    {
        self.init([item], anchor: point, .distance(.zero, offset, isLimit: false))
    }

    /// Attaches the centers of two items, at the distance that they have.
    public convenience init(item item1: any UIDynamicItem, attachedTo item2: any UIDynamicItem) {
        self.init(item: item1, offsetFromCenter: .zero, attachedTo: item2, offsetFromCenter: .zero)
    }

    /// Attaches points of two items, at the distance that they have.
    public convenience init(
        item item1: any UIDynamicItem, offsetFromCenter offset1: UIOffset, attachedTo item2: any UIDynamicItem,
        offsetFromCenter offset2: UIOffset
    ) {
        self.init([item1, item2], anchor: nil, .distance(offset1, offset2, isLimit: false))
    }

    /// Connects points of two items by a rope, whose length is the distance that they have.
    public class func limitAttachment(
        with item1: any UIDynamicItem, offsetFromCenter offset1: UIOffset, attachedTo item2: any UIDynamicItem,
        offsetFromCenter offset2: UIOffset
    ) -> UIAttachmentBehavior {
        UIAttachmentBehavior([item1, item2], anchor: nil, .distance(offset1, offset2, isLimit: true))
    }

    /// Fixes two items to each other.
    public class func fixedAttachment(
        with item1: any UIDynamicItem, attachedTo item2: any UIDynamicItem, attachmentAnchor point: CGPoint
    ) -> UIAttachmentBehavior {
        UIAttachmentBehavior([item1, item2], anchor: nil, .common(point, axis: nil, keepsAngle: true))
    }

    /// Lets two items rotate about a common point, within `attachmentRange` in radians.
    public class func pinAttachment(
        with item1: any UIDynamicItem, attachedTo item2: any UIDynamicItem, attachmentAnchor point: CGPoint
    ) -> UIAttachmentBehavior {
        UIAttachmentBehavior([item1, item2], anchor: nil, .common(point, axis: nil, keepsAngle: false))
    }

    /// Lets two items slide along an axis without rotating relative to each other, within `attachmentRange` in points.
    public class func slidingAttachment(
        with item1: any UIDynamicItem, attachedTo item2: any UIDynamicItem, attachmentAnchor point: CGPoint,
        axisOfTranslation axis: CGVector
    ) -> UIAttachmentBehavior {
        UIAttachmentBehavior([item1, item2], anchor: nil, .common(point, axis: axis, keepsAngle: true))
    }

    /// Lets an item slide along an axis through a point without rotating, within `attachmentRange` in points.
    public class func slidingAttachment(
        with item: any UIDynamicItem, attachmentAnchor point: CGPoint, axisOfTranslation axis: CGVector
    ) -> UIAttachmentBehavior {
        UIAttachmentBehavior([item], anchor: point, .common(point, axis: axis, keepsAngle: true))
    }

    // MARK: Properties

    /// The point of the reference view to which the item is attached.
    open var anchorPoint: CGPoint {
        didSet {
            guard anchorPoint != oldValue, DynamicVector(anchorPoint).isFinite else { return }
            anchorBody?.position = DynamicVector(anchorPoint)
            didChange()
        }
    }

    /// The distance that the attachment keeps, in points; initially that of the points it connects.
    open var length: CGFloat {
        get { ownLength ?? measuredLength }
        set {
            guard newValue.isFinite, newValue != ownLength else { return }
            ownLength = max(newValue, 0)
            didChange()
        }
    }

    private var measuredLength: CGFloat {
        if let distance = joint as? DistanceJoint { return CGFloat(distance.length) }
        guard case .distance(let offset1, let offset2, _) = kind, let first = items.first else { return 0 }
        let start = items.count > 1 ? place(of: first, offset1) : DynamicVector(anchorPoint)
        return CGFloat((place(of: items.last ?? first, offset2) - start).length)
    }

    private func place(of item: any UIDynamicItem, _ offset: UIOffset) -> DynamicVector {
        let angle = Double(atan2(item.transform.b, item.transform.a))
        return DynamicVector(item.center) + DynamicVector(offset).rotated(by: angle)
    }

    /// The oscillations per second of the attachment as a spring; 0, the initial value, is rigid.
    open var frequency: CGFloat = 0 {
        didSet { if frequency != oldValue { didChange() } }
    }

    /// The damping of the spring; 1 ends without an oscillation.
    open var damping: CGFloat = 0 {
        didSet { if damping != oldValue { didChange() } }
    }

    /// The largest torque that resists the rotation about a common point.
    open var frictionTorque: CGFloat = 0 {
        didSet { if frictionTorque != oldValue { didChange() } }
    }

    /// The positions of a sliding attachment in points, or the angles of a pin in radians, that are permitted.
    open var attachmentRange = UIFloatRange.infinite {
        didSet { if attachmentRange != oldValue { didChange() } }
    }

    // MARK: Steps

    override var movedItems: [any UIDynamicItem] { items }

    override func disconnect() {
        joint = nil
        anchorBody = nil
    }

    override func joints(_ animator: UIDynamicAnimator) -> [any DynamicJoint] {
        let joint = joint ?? makeJoint(animator)
        self.joint = joint
        if let distance = joint as? DistanceJoint {
            if let ownLength { distance.length = Double(ownLength) }
            distance.frequency = frequency.isFinite ? max(Double(frequency), 0) : 0
            distance.damping = damping.isFinite ? max(Double(damping), 0) : 0
        } else if let anchor = joint as? AnchorJoint {
            anchor.frictionTorque = frictionTorque.isFinite ? max(Double(frictionTorque), 0) * 10_000 : 0
            let (low, high) = (Double(attachmentRange.minimum), Double(attachmentRange.maximum))
            if low <= high { anchor.range = low...high }
        }
        return [joint]
    }

    private func makeJoint(_ animator: UIDynamicAnimator) -> any DynamicJoint {
        let second = animator.body(of: items[items.count - 1])
        let first = items.count > 1 ? animator.body(of: items[0]) : makeAnchorBody()
        switch kind {
        case .distance(let offset1, let offset2, let isLimit):
            return DistanceJoint(first, DynamicVector(offset1), second, DynamicVector(offset2), isLimit: isLimit)
        case .common(let point, let axis, let keepsAngle):
            return AnchorJoint(
                first, second, at: DynamicVector(point), slide: axis.map { DynamicVector($0) }, keepsAngle: keepsAngle)
        }
    }

    private func makeAnchorBody() -> RigidBody {
        let body = RigidBody.fixed(.circle(radius: 1))
        body.position = DynamicVector(anchorPoint)
        anchorBody = body
        return body
    }
}
