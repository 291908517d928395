import ComponentFlow

extension LeakCase {
    /// The components that open menus and show stacks of screens, and the modifiers that present.
    ///
    /// `SheetTests` covers what is presented, because that requires a view controller.
    static var presentations: [LeakCase] {
        [
            LeakCase("Menu") { token, isSecond in
                Menu("Menu", isEnabled: isSecond) {
                    Button("First") { token.uses += 1 }
                    if isSecond { Button("Second") { token.uses += 1 } }
                }
            },
            LeakCase("sheet") { token, isSecond in
                Text("base").sheet(isPresented: .constant(false), onDismiss: { token.uses += 1 }) {
                    Text(isSecond ? "one" : "two")
                }
            },
            LeakCase("fullScreenCover and popover") { token, isSecond in
                Text("base").fullScreenCover(isPresented: .constant(false), onDismiss: { token.uses += 1 }) {
                    Text(isSecond ? "one" : "two")
                }
                .popover(isPresented: .constant(false), onDismiss: { token.uses += 1 }) { Text("text") }
            },
            LeakCase("alert and confirmationDialog") { token, isSecond in
                Text("base").alert(isSecond ? "one" : "two", isPresented: .constant(false)) {
                    Button("OK") { token.uses += 1 }
                }
                .confirmationDialog("title", isPresented: .constant(false)) { Button("OK") { token.uses += 1 } }
            },
            LeakCase("banner") { token, isSecond in
                Text("base").banner(isPresented: .constant(isSecond)) {
                    Banner("text", action: BannerAction("action") { token.uses += 1 })
                }
            },
            LeakCase("inspector") { token, isSecond in
                let isPresented = Binding(get: { isSecond }, set: { _ in token.uses += 1 })
                return Text("base").inspector(isPresented: isPresented) {
                    Button("text") { token.uses += 1 }.inspectorColumnWidth(min: 20, ideal: 40, max: 60)
                }
            },
            LeakCase("presentationDetents and interactiveDismissDisabled") { _, isSecond in
                Text("base").presentationDetents([.medium]).interactiveDismissDisabled(isSecond)
            },
            LeakCase("fileImporter") { token, isSecond in
                Text("base").fileImporter(
                    isPresented: .constant(false), allowedContentTypes: isSecond ? [.png] : [.image],
                    allowsMultipleSelection: false
                ) { _ in token.uses += 1 }
            },
            LeakCase("onOpenURL") { token, isSecond in
                Text(isSecond ? "one" : "two").onOpenURL { _ in token.uses += 1 }
            },
            LeakCase("TabView") { token, isSecond in
                TabView(selection: .constant(isSecond ? 1 : 2)) {
                    Button("one") { token.uses += 1 }.tabItem { Text("One") }.tag(1)
                    Button("two") { token.uses += 1 }.tabItem { Text(isSecond ? "Two" : "2") }.tag(2)
                }
            },
            LeakCase("PageView") { token, isSecond in
                PageView(selection: .constant(isSecond ? 1 : 0)) {
                    Button("one") { token.uses += 1 }
                    Button("two") { token.uses += 1 }
                }
            },
            LeakCase("NavigationSplitView") { token, isSecond in
                NavigationSplitView {
                    Button("one") { token.uses += 1 }
                } detail: {
                    Text(isSecond ? "one" : "two")
                }
            },
            LeakCase("NavigationStack") { token, isSecond in
                NavigationStack(path: .constant(isSecond ? [1, 2] : [1])) {
                    NavigationLink("next", value: 1)
                        .navigationTitle(isSecond ? "one" : "two")
                        .toolbar {
                            Button("Add") { token.uses += 1 }
                            ToolbarItem(placement: .principal) { Button(isSecond ? "1" : "2") { token.uses += 1 } }
                            ToolbarItem(placement: .status) { Button("status") { token.uses += 1 } }
                        }
                        .navigationDestination(for: Int.self) { number in
                            Button("\(number)") { token.uses += 1 }
                        }
                }
            },
        ]
    }
}
