import FLIC

// Views, events and controllers of FLIC, without annotations of isolation.

enum SubscriptionEvent: ViewEvent {
    case confirmed(String)
}

struct Subscription {
    var address = ""
    var isComplete: Bool { address.contains("@") }
}

final class SubscriptionView: View<Subscription> {
    let label = UILabel()
    let button = UIButton(type: .roundedRect)

    override func setUp() {
        button.setTitle("Subscribe", for: .normal)
        button.addTarget(self, action: SubscriptionView.handleTap, for: .touchUpInside)
        VFL(self)
            .add(subview: label, name: "label")
            .add(subview: button, name: "button")
            .applyConstraints(formats: ["V:|-[label]-16-[button(44)]", "H:|-[label]-|", "H:|-[button]-|"])
    }

    override func viewModelDidUpdate() {
        label.text = viewModel.address
        button.isEnabled = viewModel.isComplete
    }

    func handleTap() {
        eventHandler?.handle(event: SubscriptionEvent.confirmed(viewModel.address), sender: self)
    }
}

final class SubscriptionStore: ViewEventHandler {
    var confirmed: [String] = []

    func handle(event: ViewEvent, sender: UIView?) {
        if case let SubscriptionEvent.confirmed(address)? = event as? SubscriptionEvent { confirmed.append(address) }
    }
}

final class PlaceholderContainer: UIView, ContentViewBindable {
    var contentView: UIView { self }
}

final class CenteredController: LayoutController {
    let box = UIView()

    override func viewDidLoad() {
        super.viewDidLoad()
        let item = add(box)
        layout.constrain(
            item.centerX == layout.bounds.centerX, item.centerY == layout.bounds.centerY, item.width == 40,
            item.height == 20)
    }
}
