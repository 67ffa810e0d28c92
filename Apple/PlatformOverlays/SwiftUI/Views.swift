// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

@_exported public import CoreGraphics
@_exported import Foundation

// The parts of SwiftUI that the sign-in screen uses, from Apple's public documentation.

/// A type of its own on Apple's platforms, which the compiler converts to and from `Double`.
public typealias CGFloat = Double

@MainActor @preconcurrency
public protocol View {
    associatedtype Body: View
    @ViewBuilder var body: Body { get }
}

extension Never: View {
    public var body: Never { neverRuns() }
}

public func neverRuns() -> Never { fatalError("Only types are checked.") }

@MainActor @preconcurrency
public protocol PrimitiveView: View where Body == Never {}

extension PrimitiveView {
    public var body: Never { neverRuns() }
}

extension Optional: View where Wrapped: View {
    public var body: Never { neverRuns() }
}

public struct EmptyView: PrimitiveView {
    public init() {}
}

public struct AnyStubView: PrimitiveView {}

public struct AnyView: PrimitiveView {
    public init(_ view: some View) { neverRuns() }
}

public struct TupleView<each Part: View>: PrimitiveView {}

public struct ConditionalContent<True: View, False: View>: PrimitiveView {}

@resultBuilder
public enum ViewBuilder {
    public static func buildBlock() -> EmptyView { neverRuns() }
    public static func buildBlock<Content: View>(_ content: Content) -> Content { content }
    public static func buildBlock<each Part: View>(
        _ parts: repeat each Part
    ) -> TupleView<repeat each Part> { neverRuns() }
    public static func buildExpression<Content: View>(_ content: Content) -> Content { content }
    public static func buildIf<Content: View>(_ content: Content?) -> Content? { content }
    public static func buildEither<True: View, False: View>(
        first: True
    ) -> ConditionalContent<True, False> { neverRuns() }
    public static func buildEither<True: View, False: View>(
        second: False
    ) -> ConditionalContent<True, False> { neverRuns() }
}

public struct Text: PrimitiveView {
    public init(_ content: some StringProtocol) { neverRuns() }
}

public struct Image: PrimitiveView {
    public init(_ name: String) { neverRuns() }
    public init(systemName: String) { neverRuns() }
    public init(_ image: CGImage, scale: CGFloat, label: Text) { neverRuns() }
    public func interpolation(_ interpolation: Interpolation) -> Image { neverRuns() }
    public func resizable() -> Image { neverRuns() }

    public enum Interpolation: Sendable {
        case none
    }
}

public struct Label: PrimitiveView {
    public init(_ title: some StringProtocol, systemImage: String) { neverRuns() }
}

public struct Spacer: PrimitiveView {
    public init(minLength: CGFloat? = nil) { neverRuns() }
}

public struct ProgressView: PrimitiveView {
    public init() { neverRuns() }
}

public struct ScrollView<Content: View>: PrimitiveView {
    public init(@ViewBuilder content: () -> Content) { neverRuns() }
}

public struct VStack<Content: View>: PrimitiveView {
    public init(
        alignment: HorizontalAlignment = .center,
        spacing: CGFloat? = nil,
        @ViewBuilder content: () -> Content
    ) { neverRuns() }
}

public struct HStack<Content: View>: PrimitiveView {
    public init(spacing: CGFloat? = nil, @ViewBuilder content: () -> Content) { neverRuns() }
}

public struct ForEach<Element, Content: View>: PrimitiveView {
    public init<Data: RandomAccessCollection>(
        _ data: Data,
        @ViewBuilder content: @escaping (Element) -> Content
    ) where Data.Element == Element, Element: Identifiable { neverRuns() }

    public init<Data: RandomAccessCollection>(
        _ data: Data,
        id: KeyPath<Element, some Hashable>,
        @ViewBuilder content: @escaping (Element) -> Content
    ) where Data.Element == Element { neverRuns() }
}

public struct List<Content: View>: PrimitiveView {
    public init<Data: RandomAccessCollection>(
        _ data: Data,
        @ViewBuilder rowContent: @escaping (Data.Element) -> Content
    ) where Data.Element: Identifiable { neverRuns() }
}

public struct Button<Content: View>: PrimitiveView {
    public init(
        action: @escaping @MainActor () -> Void,
        @ViewBuilder label: () -> Content
    ) { neverRuns() }
}

extension Button where Content == Text {
    public init(_ title: some StringProtocol, action: @escaping @MainActor () -> Void) {
        neverRuns()
    }
}

public struct Link: PrimitiveView {
    public init(_ title: some StringProtocol, destination: URL) { neverRuns() }
}

public struct TextField: PrimitiveView {
    public init(_ title: some StringProtocol, text: Binding<String>) { neverRuns() }
}

public struct SecureField: PrimitiveView {
    public init(_ title: some StringProtocol, text: Binding<String>) { neverRuns() }
}

@MainActor @preconcurrency
public protocol Scene {}

@MainActor @preconcurrency
public protocol App {
    associatedtype Body: Scene
    var body: Body { get }
    init()
}

extension App {
    public static func main() { neverRuns() }
}

public struct WindowGroup<Content: View>: Scene {
    public init(@ViewBuilder content: () -> Content) { neverRuns() }
}
