// Names of SwiftUI for components that are different here, so that the compiler's answer names the component to use.

/// Rejects a lazy stack.
@available(*, unavailable, message: "Use a LazyList, which scrolls by itself, without a ScrollView around it.")
public typealias LazyVStack = LazyList

/// Rejects a lazy stack.
@available(*, unavailable, message: "Use a LazyHGrid with one row, in a ScrollView(.horizontal).")
public typealias LazyHStack = LazyHGrid

/// Rejects a reader of the geometry.
@available(*, unavailable, message: "Use a SizeReader, whose closure receives the proposed size.")
public typealias GeometryReader = SizeReader

/// Rejects a view of progress.
@available(*, unavailable, message: "Use an ActivityIndicator, or a ProgressIndicator with a value.")
public typealias ProgressView = ProgressIndicator

/// Rejects an empty view.
@available(*, unavailable, renamed: "EmptyComponent")
public typealias EmptyView = EmptyComponent
