import OpenUIKit

// The bar of a chat with a text view that grows, attached to the keyboard as an input accessory view.

protocol ChatInputBarDelegate: AnyObject {
    func inputBar(_ bar: ChatInputBar, didSend text: String)
}

class ChatInputBar: UIView, UITextViewDelegate {
    weak var delegate: ChatInputBarDelegate?
    var maximumHeight: CGFloat = 120
    let textView = UITextView()
    let sendButton = UIButton(type: .system)
    private let placeholder = UILabel()

    override init(frame: CGRect) {
        super.init(frame: frame)
        autoresizingMask = .flexibleHeight
        backgroundColor = .secondarySystemBackground
        textView.font = .preferredFont(forTextStyle: .body)
        textView.layer.cornerRadius = 8
        textView.layer.borderWidth = 1
        textView.layer.borderColor = UIColor.separator.cgColor
        textView.delegate = self
        textView.isScrollEnabled = false
        placeholder.text = "Message"
        placeholder.textColor = .placeholderText
        sendButton.setTitle("Send", for: .normal)
        sendButton.isEnabled = false
        sendButton.addTarget(self, action: ChatInputBar.send, for: .touchUpInside)
        [textView, placeholder, sendButton].forEach(addSubview(_:))
    }

    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    private func textHeight(width: CGFloat) -> CGFloat {
        let fitting = textView.sizeThatFits(CGSize(width: width, height: .greatestFiniteMagnitude))
        return min(max(fitting.height, 36), maximumHeight)
    }

    override var intrinsicContentSize: CGSize {
        CGSize(width: UIView.noIntrinsicMetric, height: textHeight(width: max(bounds.width - 84, 100)) + 16)
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let width = bounds.width - 84
        textView.frame = CGRect(x: 12, y: 8, width: width, height: textHeight(width: width))
        placeholder.frame = textView.frame.insetBy(dx: 6, dy: 0)
        sendButton.frame = CGRect(x: bounds.width - 64, y: bounds.height - 44, width: 56, height: 36)
    }

    func textViewDidChange(_ textView: UITextView) {
        placeholder.isHidden = !textView.text.isEmpty
        sendButton.isEnabled = !textView.text.trimmingCharacters(in: .whitespaces).isEmpty
        invalidateIntrinsicContentSize()
    }

    func send() {
        delegate?.inputBar(self, didSend: textView.text)
        textView.text = ""
        textViewDidChange(textView)
    }
}

class ChatViewController: UITableViewController, ChatInputBarDelegate {
    private(set) var messages: [String] = []
    let bar = ChatInputBar(frame: .zero)
    private(set) var keyboardHeight: CGFloat = 0

    override var canBecomeFirstResponder: Bool { true }
    override var inputAccessoryView: UIView? { bar }

    override func viewDidLoad() {
        super.viewDidLoad()
        bar.delegate = self
        tableView.register(UITableViewCell.self, forCellReuseIdentifier: "message")
        tableView.keyboardDismissMode = .interactive
        NotificationCenter.default.addObserver(
            self, selector: ChatViewController.keyboardWillShow(_:), name: UIResponder.keyboardWillShowNotification,
            object: nil)
    }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        becomeFirstResponder()
    }

    func keyboardWillShow(_ notification: Notification) {
        guard let info = notification.userInfo,
            let frame = (info[UIResponder.keyboardFrameEndUserInfoKey] as? NSValue)?.cgRectValue,
            let duration = info[UIResponder.keyboardAnimationDurationUserInfoKey] as? TimeInterval
        else { return }
        keyboardHeight = frame.height
        UIView.animate(withDuration: duration) {
            self.tableView.contentInset.bottom = frame.height
            self.tableView.verticalScrollIndicatorInsets.bottom = frame.height
        }
    }

    func inputBar(_ bar: ChatInputBar, didSend text: String) {
        messages.append(text)
        tableView.insertRows(at: [IndexPath(row: messages.count - 1, section: 0)], with: .bottom)
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        messages.count
    }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "message", for: indexPath)
        cell.textLabel?.text = messages[indexPath.row]
        cell.textLabel?.numberOfLines = 0
        return cell
    }
}
