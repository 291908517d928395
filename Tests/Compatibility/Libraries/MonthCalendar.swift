import OpenUIKit

// A calendar of a month in a collection view with a cell for each day.

class DayCell: UICollectionViewCell {
    static let reuseIdentifier = "DayCell"
    let label = UILabel()

    override init(frame: CGRect) {
        super.init(frame: frame)
        label.textAlignment = .center
        label.font = UIFont.monospacedDigitSystemFont(ofSize: 13, weight: .regular)
        label.translatesAutoresizingMaskIntoConstraints = false
        contentView.addSubview(label)
        NSLayoutConstraint.activate([
            label.centerXAnchor.constraint(equalTo: contentView.centerXAnchor),
            label.centerYAnchor.constraint(equalTo: contentView.centerYAnchor),
        ])
        let selection = UIView()
        selection.backgroundColor = .systemBlue
        selection.layer.cornerRadius = 6
        selectedBackgroundView = selection
    }

    required init?(coder: NSCoder) {
        super.init(coder: coder)
    }

    override var isSelected: Bool {
        didSet { label.textColor = isSelected ? .white : .label }
    }

    override func prepareForReuse() {
        super.prepareForReuse()
        label.text = nil
        isUserInteractionEnabled = true
    }
}

class MonthCalendarView: UIView, UICollectionViewDataSource, UICollectionViewDelegateFlowLayout {
    var calendar = Calendar(identifier: .gregorian)
    var month = Date() {
        didSet { collectionView.reloadData() }
    }
    var onSelect: ((Date) -> Void)?
    private lazy var collectionView: UICollectionView = {
        let layout = UICollectionViewFlowLayout()
        layout.minimumLineSpacing = 0
        layout.minimumInteritemSpacing = 0
        let view = UICollectionView(frame: .zero, collectionViewLayout: layout)
        view.register(DayCell.self, forCellWithReuseIdentifier: DayCell.reuseIdentifier)
        view.dataSource = self
        view.delegate = self
        view.isScrollEnabled = false
        view.backgroundColor = .clear
        return view
    }()

    override init(frame: CGRect) {
        super.init(frame: frame)
        addSubview(collectionView)
    }

    required init?(coder: NSCoder) {
        super.init(coder: coder)
        addSubview(collectionView)
    }

    private var firstDay: Date {
        calendar.date(from: calendar.dateComponents([.year, .month], from: month)) ?? month
    }

    private var leadingDays: Int {
        (calendar.component(.weekday, from: firstDay) - calendar.firstWeekday + 7) % 7
    }

    private var numberOfDays: Int { calendar.range(of: .day, in: .month, for: firstDay)?.count ?? 0 }

    override func layoutSubviews() {
        super.layoutSubviews()
        collectionView.frame = bounds
        collectionView.collectionViewLayout.invalidateLayout()
    }

    override var intrinsicContentSize: CGSize { CGSize(width: UIView.noIntrinsicMetric, height: 6 * 36) }

    private func date(at indexPath: IndexPath) -> Date? {
        let day = indexPath.item - leadingDays
        return day >= 0 ? calendar.date(byAdding: .day, value: day, to: firstDay) : nil
    }

    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
        leadingDays + numberOfDays
    }

    func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        let found = collectionView.dequeueReusableCell(
            withReuseIdentifier: DayCell.reuseIdentifier, for: indexPath)
        guard let cell = found as? DayCell else { return found }
        if let date = date(at: indexPath) {
            cell.label.text = "\(calendar.component(.day, from: date))"
        } else {
            cell.isUserInteractionEnabled = false
        }
        return cell
    }

    func collectionView(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
        sizeForItemAt indexPath: IndexPath
    ) -> CGSize {
        CGSize(width: floor(collectionView.bounds.width / 7), height: floor(collectionView.bounds.height / 6))
    }

    func collectionView(_ collectionView: UICollectionView, shouldSelectItemAt indexPath: IndexPath) -> Bool {
        date(at: indexPath) != nil
    }

    func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
        if let date = date(at: indexPath) { onSelect?(date) }
    }
}
