extension UIBarButtonItem.SystemItem {
    /// The title of system items that are displayed as text.
    var title: String? {
        switch self {
        case .done: "Done"
        case .cancel: "Cancel"
        case .edit: "Edit"
        case .save: "Save"
        case .undo: "Undo"
        case .redo: "Redo"
        default: nil
        }
    }

    /// The accessibility label of system items that are displayed as an image.
    var accessibilityName: String? {
        switch self {
        case .add: "Add"
        case .action: "Share"
        case .search: "Search"
        case .refresh: "Refresh"
        case .stop: "Stop"
        case .trash: "Delete"
        case .play: "Play"
        case .pause: "Pause"
        case .rewind: "Rewind"
        case .fastForward: "Fast forward"
        case .close: "Close"
        default: nil
        }
    }

    /// The image of system items that are displayed as one, at 22 points.
    var image: UIImage? {
        guard accessibilityName != nil else { return nil }
        let format = UIGraphicsImageRendererFormat()
        format.scale = 3
        return UIGraphicsImageRenderer(size: CGSize(width: 22, height: 22), format: format)
            .image { _ in draw() }
            .withRenderingMode(.alwaysTemplate)
    }

    private func draw() {
        UIColor.black.set()
        let path = UIBezierPath()
        path.lineWidth = 2
        path.lineCapStyle = .round
        path.lineJoinStyle = .round
        let isFilled = addShape(to: path)
        if isFilled { path.fill() } else { path.stroke() }
    }

    /// Adds the shape of the image to a path; returns `true` if it is to be filled instead of stroked.
    private func addShape(to path: UIBezierPath) -> Bool {
        switch self {
        case .add: lines(path, [[(11, 3), (11, 19)], [(3, 11), (19, 11)]])
        case .stop, .close: lines(path, [[(4.5, 4.5), (17.5, 17.5)], [(17.5, 4.5), (4.5, 17.5)]])
        case .action:
            lines(
                path,
                [
                    [(7.5, 8.5), (4.5, 8.5), (4.5, 20), (17.5, 20), (17.5, 8.5), (14.5, 8.5)], [(11, 14), (11, 2)],
                    [(7.5, 5.5), (11, 2), (14.5, 5.5)],
                ])
        case .trash:
            lines(
                path,
                [
                    [(3, 5.5), (19, 5.5)], [(8, 5), (8, 2.5), (14, 2.5), (14, 5)],
                    [(5, 6), (6, 20), (16, 20), (17, 6)], [(9, 9.5), (9, 16)], [(13, 9.5), (13, 16)],
                ])
        case .search:
            path.append(UIBezierPath(ovalIn: CGRect(x: 3, y: 3, width: 12, height: 12)))
            lines(path, [[(13.5, 13.5), (19, 19)]])
        case .refresh:
            path.addArc(
                withCenter: CGPoint(x: 11, y: 11), radius: 7.5, startAngle: -.pi * 0.35, endAngle: .pi * 1.45,
                clockwise: true)
            lines(path, [[(9.5, 0.8), (13, 3.8), (9.5, 6.8)]])
        case .pause:
            path.append(UIBezierPath(rect: CGRect(x: 5.5, y: 4, width: 4, height: 14)))
            path.append(UIBezierPath(rect: CGRect(x: 12.5, y: 4, width: 4, height: 14)))
            return true
        case .play: return triangles(path, [[(6, 3.5), (18.5, 11), (6, 18.5)]])
        case .rewind:
            return triangles(path, [[(11, 4.5), (1.5, 11), (11, 17.5)], [(20.5, 4.5), (11, 11), (20.5, 17.5)]])
        case .fastForward:
            return triangles(path, [[(1.5, 4.5), (11, 11), (1.5, 17.5)], [(11, 4.5), (20.5, 11), (11, 17.5)]])
        default: break
        }
        return false
    }

    private func lines(_ path: UIBezierPath, _ lines: [[(CGFloat, CGFloat)]]) {
        for line in lines {
            for (index, (x, y)) in line.enumerated() {
                let point = CGPoint(x: x, y: y)
                if index == 0 { path.move(to: point) } else { path.addLine(to: point) }
            }
        }
    }

    private func triangles(_ path: UIBezierPath, _ shapes: [[(CGFloat, CGFloat)]]) -> Bool {
        for shape in shapes {
            lines(path, [shape])
            path.close()
        }
        return true
    }
}
