import Render

// Components, props and a table controller of Render, without annotations of isolation.

final class ProfileProps: UIProps {
    var name = ""
    var followers = 0
}

final class ProfileState: UIState {
    var isFollowed = false
}

final class ProfileComponent: UIComponent<ProfileState, ProfileProps> {
    override func render(context: UIContextProtocol) -> UINodeProtocol {
        let props = self.props
        let state = self.state
        return UINode<UIView>(key: "profile") { spec in
            spec.set(\.yoga.padding, 8)
            spec.set(\.yoga.width, spec.canvasSize.width)
        }.children([
            UINode<UILabel>(key: "name") { spec in
                spec.set(\.text, "\(props.name) (\(props.followers + (state.isFollowed ? 1 : 0)))")
                spec.set(\.font, UIFont.boldSystemFont(ofSize: 17))
            },
            UINode<UIButton>(reuseIdentifier: "follow", key: "follow", create: { UIButton(type: .system) }) { spec in
                spec.view.setTitle(state.isFollowed ? "Unfollow" : "Follow", for: .normal)
                spec.view.onTap { [weak self] _ in self?.toggle() }
            },
        ])
    }

    func toggle() {
        state.isFollowed.toggle()
        setNeedsRender()
    }
}

final class RenderLogger: UIContextDelegate {
    var count = 0

    func setNeedRenderInvoked(
        on context: UIContextProtocol, component: UIComponentProtocol, options: [UIComponentRenderOption]
    ) {
        count += 1
    }
}

final class ProfilesController: UITableComponentViewController {
    var names = ["Ada", "Grace"]

    override func renderCellDescriptors() -> [UIComponentCellDescriptor] {
        names.map { name in
            let props = ProfileProps()
            props.name = name
            return UIComponentCellDescriptor(
                component: context.component(ProfileComponent.self, key: name, props: props))
        }
    }
}
