import OpenUIKit

// Screens as applications write them, without annotations of isolation.

protocol ContactListDelegate: AnyObject {
    func contactList(_ controller: ContactListController, didSelect name: String)
}

class ContactCell: UITableViewCell {
    let badge = BadgeView()

    override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
        contentView.addSubview(badge)
        selectionStyle = .none
    }

    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    override func prepareForReuse() {
        super.prepareForReuse()
        badge.text = nil
    }

    override func setSelected(_ selected: Bool, animated: Bool) {
        super.setSelected(selected, animated: animated)
        badge.alpha = selected ? 1 : 0.5
    }
}

class ContactListController: UIViewController, UITableViewDataSource, UITableViewDelegate {
    weak var delegate: ContactListDelegate?
    var names: [String] = [] {
        didSet { tableView.reloadData() }
    }

    let tableView = UITableView(frame: .zero, style: .plain)

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Contacts"
        tableView.register(ContactCell.self, forCellReuseIdentifier: "contact")
        tableView.dataSource = self
        tableView.delegate = self
        view.addSubview(tableView)
        tableView.pinToEdges(of: view)
        navigationItem.rightBarButtonItem = UIBarButtonItem(
            barButtonSystemItem: .add, target: self, action: ContactListController.add)
    }

    private func add() {
        names.append("New")
    }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { names.count }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "contact", for: indexPath)
        cell.textLabel?.text = names[indexPath.row]
        (cell as? ContactCell)?.badge.text = "\(indexPath.row)"
        return cell
    }

    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        tableView.deselectRow(at: indexPath, animated: true)
        delegate?.contactList(self, didSelect: names[indexPath.row])
    }
}

/// A coordinator that is no view and no controller.
class ContactCoordinator: ContactListDelegate {
    let navigationController: UINavigationController
    private(set) var selected: [String] = []

    init(navigationController: UINavigationController) {
        self.navigationController = navigationController
    }

    func start() {
        let list = ContactListController()
        list.delegate = self
        list.names = ["Ada", "Grace"]
        navigationController.setViewControllers([list], animated: false)
    }

    func contactList(_ controller: ContactListController, didSelect name: String) {
        selected.append(name)
        let detail = UIViewController()
        detail.title = name
        detail.view.backgroundColor = Theme.shared.background
        navigationController.pushViewController(detail, animated: false)
    }
}

class FormController: UIViewController, UITextFieldDelegate {
    let field = UITextField()
    let button = UIButton(type: .system)

    override func loadView() {
        let stack = UIStackView(arrangedSubviews: [field, button])
        stack.axis = .vertical
        stack.spacing = 8
        view = stack
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        field.delegate = self
        button.setTitle("Send", for: .normal)
        button.addTarget(self, action: FormController.send, for: .touchUpInside)
    }

    private func send(_ sender: UIButton) {
        field.resignFirstResponder()
    }

    func textFieldShouldReturn(_ textField: UITextField) -> Bool {
        textField.resignFirstResponder()
        return true
    }

    func textField(
        _ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String
    ) -> Bool {
        string != "\n"
    }
}

/// A controller with a deinitializer, which is not isolated.
final class ObservingController: UIViewController {
    private var observers: [NSObjectProtocol] = []

    override func viewDidLoad() {
        super.viewDidLoad()
        observers.append(
            NotificationCenter.default.addObserver(
                forName: UIApplication.didBecomeActiveNotification, object: nil, queue: .main
            ) { _ in })
    }

    deinit {
        observers.forEach(NotificationCenter.default.removeObserver)
    }
}

/// An animator with the result of UIKit's optional method.
final class InterruptibleAnimator: NSObject, UIViewControllerAnimatedTransitioning {
    func transitionDuration(using transitionContext: UIViewControllerContextTransitioning?) -> TimeInterval { 1 }
    func animateTransition(using transitionContext: UIViewControllerContextTransitioning) {
        interruptibleAnimator(using: transitionContext).startAnimation()
    }
    func interruptibleAnimator(
        using transitionContext: UIViewControllerContextTransitioning
    ) -> UIViewImplicitlyAnimating {
        let animator = UIViewPropertyAnimator(duration: 1, curve: .linear)
        animator.addCompletion { transitionContext.completeTransition($0 == .end) }
        return animator
    }
}
