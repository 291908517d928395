import OpenUIKit

// A pager with a bar of titles and an indicator that follows the scroll position.

protocol TabPagerDataSource: AnyObject {
    func numberOfPages(in pager: TabPagerController) -> Int
    func tabPager(_ pager: TabPagerController, controllerAt index: Int) -> UIViewController
    func tabPager(_ pager: TabPagerController, titleAt index: Int) -> String
}

class TabPagerController: UIViewController, UIScrollViewDelegate {
    weak var dataSource: TabPagerDataSource?
    private(set) var currentIndex = 0
    let bar = UIStackView()
    let indicator = UIView()
    let scrollView = UIScrollView()
    private var pages: [Int: UIViewController] = [:]
    private var buttons: [UIButton] = []

    override func viewDidLoad() {
        super.viewDidLoad()
        edgesForExtendedLayout = []
        view.backgroundColor = .systemBackground
        bar.axis = .horizontal
        bar.distribution = .fillEqually
        indicator.backgroundColor = view.tintColor
        scrollView.isPagingEnabled = true
        scrollView.showsHorizontalScrollIndicator = false
        scrollView.contentInsetAdjustmentBehavior = .never
        scrollView.delegate = self
        view.addSubview(scrollView)
        view.addSubview(bar)
        view.addSubview(indicator)
        reload()
    }

    func reload() {
        buttons.forEach { $0.removeFromSuperview() }
        let count = dataSource?.numberOfPages(in: self) ?? 0
        buttons = (0..<count).map { index in
            let button = UIButton(type: .custom)
            button.tag = index
            button.setTitle(dataSource?.tabPager(self, titleAt: index), for: .normal)
            button.setTitleColor(.secondaryLabel, for: .normal)
            button.setTitleColor(.label, for: .selected)
            button.titleLabel?.font = .preferredFont(forTextStyle: .subheadline)
            button.addTarget(self, action: TabPagerController.barButtonTapped(_:), for: .touchUpInside)
            bar.addArrangedSubview(button)
            return button
        }
        view.setNeedsLayout()
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        let safe = view.safeAreaLayoutGuide.layoutFrame
        bar.frame = CGRect(x: safe.minX, y: safe.minY, width: safe.width, height: 44)
        scrollView.frame = CGRect(
            x: safe.minX, y: bar.frame.maxY, width: safe.width, height: safe.maxY - bar.frame.maxY)
        scrollView.contentSize = CGSize(
            width: scrollView.bounds.width * CGFloat(buttons.count), height: scrollView.bounds.height)
        for (index, page) in pages { page.view.frame = frame(ofPage: index) }
        showPage(currentIndex)
        layoutIndicator()
    }

    private func frame(ofPage index: Int) -> CGRect {
        CGRect(origin: CGPoint(x: scrollView.bounds.width * CGFloat(index), y: 0), size: scrollView.bounds.size)
    }

    private func showPage(_ index: Int) {
        guard buttons.indices.contains(index) else { return }
        if pages[index] == nil, let page = dataSource?.tabPager(self, controllerAt: index) {
            addChild(page)
            page.view.frame = frame(ofPage: index)
            scrollView.addSubview(page.view)
            page.didMove(toParent: self)
            pages[index] = page
        }
        for (other, button) in buttons.enumerated() { button.isSelected = other == index }
        currentIndex = index
    }

    private func layoutIndicator() {
        guard !buttons.isEmpty, scrollView.bounds.width > 0 else { return }
        let width = bar.bounds.width / CGFloat(buttons.count)
        let progress = scrollView.contentOffset.x / scrollView.bounds.width
        indicator.frame = CGRect(x: bar.frame.minX + width * progress, y: bar.frame.maxY - 2, width: width, height: 2)
    }

    func barButtonTapped(_ sender: UIButton) {
        scrollView.setContentOffset(frame(ofPage: sender.tag).origin, animated: true)
        showPage(sender.tag)
    }

    func scrollViewDidScroll(_ scrollView: UIScrollView) {
        layoutIndicator()
    }

    func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {
        showPage(Int((scrollView.contentOffset.x / scrollView.bounds.width).rounded()))
    }
}
