// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

extension View {
    public func padding(_ length: CGFloat? = nil) -> some View { AnyStubView() }
    public func frame(
        minWidth: CGFloat? = nil,
        maxWidth: CGFloat? = nil,
        minHeight: CGFloat? = nil
    ) -> some View { AnyStubView() }
    public func frame(width: CGFloat? = nil, height: CGFloat? = nil) -> some View { AnyStubView() }
    public func background(_ background: Color) -> some View { AnyStubView() }
    public func id(_ id: some Hashable) -> some View { AnyStubView() }
    public func onOpenURL(perform action: @escaping (URL) -> Void) -> some View { AnyStubView() }
    public func tint(_ tint: Color?) -> some View { AnyStubView() }
    public func font(_ font: Font?) -> some View { AnyStubView() }
    public func foregroundColor(_ color: Color?) -> some View { AnyStubView() }
    public func disabled(_ disabled: Bool) -> some View { AnyStubView() }
    public func disableAutocorrection(_ disable: Bool?) -> some View { AnyStubView() }
    public func controlSize(_ size: ControlSize) -> some View { AnyStubView() }
    public func keyboardShortcut(_ shortcut: KeyboardShortcut) -> some View { AnyStubView() }
    public func textSelection(_ selectability: EnabledTextSelectability) -> some View {
        AnyStubView()
    }
    public func environment<Value>(
        _ keyPath: WritableKeyPath<EnvironmentValues, Value>,
        _ value: Value
    ) -> some View { AnyStubView() }
    public func overlay(_ overlay: some View) -> some View { AnyStubView() }
    public func buttonBorderShape(_ shape: ButtonBorderShape) -> some View { AnyStubView() }
    public func buttonStyle(_ style: some PrimitiveButtonStyle) -> some View { AnyStubView() }
    public func textFieldStyle(_ style: some TextFieldStyle) -> some View { AnyStubView() }
    public func sheet(
        isPresented: Binding<Bool>,
        onDismiss: (() -> Void)? = nil,
        @ViewBuilder content: @escaping () -> some View
    ) -> some View { AnyStubView() }
    public func task(
        priority: TaskPriority = .userInitiated,
        @_inheritActorContext _ action: sending @escaping @isolated(any) () async -> Void
    ) -> some View { AnyStubView() }
    public func onAppear(perform action: (() -> Void)? = nil) -> some View { AnyStubView() }
    public func onSubmit(_ action: @escaping () -> Void) -> some View { AnyStubView() }
    public func onChange<Value: Equatable>(
        of value: Value,
        perform action: @escaping (Value) -> Void
    ) -> some View { AnyStubView() }
    public func focused(_ condition: FocusState<Bool>.Binding) -> some View { AnyStubView() }
    public func accessibilityFocused(
        _ condition: AccessibilityFocusState<Bool>.Binding
    ) -> some View { AnyStubView() }
    public func accessibilityLabel(_ label: some StringProtocol) -> some View { AnyStubView() }
    public func accessibilityHidden(_ hidden: Bool) -> some View { AnyStubView() }
    public func accessibilityAddTraits(_ traits: AccessibilityTraits) -> some View {
        AnyStubView()
    }
}

public struct HorizontalAlignment: Sendable {
    public static let leading = Self()
    public static let center = Self()
}

public struct Color: Hashable, Sendable {
    public static let red = Color()
    public static let white = Color()
    public static let indigo = Color()
    public static let secondary = Color()
    public static let clear = Color()
    public init(
        _ colorSpace: RGBColorSpace = .sRGB,
        red: Double,
        green: Double,
        blue: Double,
        opacity: Double = 1
    ) { neverRuns() }
    public init(_ name: String) { neverRuns() }
    fileprivate init() { neverRuns() }

    public enum RGBColorSpace: Sendable {
        case sRGB
    }
}

// In an extension, so that its members belong to no actor.
extension Color: PrimitiveView {}

public struct Font: Hashable, Sendable {
    public static let body = Font()
    public static let title = Font()
    public static let footnote = Font()
    public static func custom(
        _ name: String,
        size: CGFloat,
        relativeTo textStyle: TextStyle
    ) -> Font { neverRuns() }
    public enum TextStyle: Sendable {
        case body, title, footnote
    }
    public func bold() -> Font { neverRuns() }
    public func monospaced() -> Font { neverRuns() }
    public func monospacedDigit() -> Font { neverRuns() }
}

public enum ControlSize: Sendable {
    case large
}

public struct KeyboardShortcut: Sendable {
    public static let defaultAction = KeyboardShortcut()
}

public struct EnabledTextSelectability: Sendable {
    public static var enabled: Self { neverRuns() }
}

public struct AccessibilityTraits: SetAlgebra, Sendable {
    public static let isHeader = Self()
    public static let isSelected = Self()
    public init() {}
    public func contains(_ member: Self) -> Bool { neverRuns() }
    public func union(_ other: Self) -> Self { neverRuns() }
    public func intersection(_ other: Self) -> Self { neverRuns() }
    public func symmetricDifference(_ other: Self) -> Self { neverRuns() }
    public mutating func insert(_ new: Self) -> (inserted: Bool, memberAfterInsert: Self) {
        neverRuns()
    }
    public mutating func remove(_ member: Self) -> Self? { neverRuns() }
    public mutating func update(with new: Self) -> Self? { neverRuns() }
    public mutating func formUnion(_ other: Self) { neverRuns() }
    public mutating func formIntersection(_ other: Self) { neverRuns() }
    public mutating func formSymmetricDifference(_ other: Self) { neverRuns() }
}

public protocol PrimitiveButtonStyle {}

public struct ButtonStyleStub: PrimitiveButtonStyle {}

extension PrimitiveButtonStyle where Self == ButtonStyleStub {
    public static var bordered: Self { neverRuns() }
    public static var borderedProminent: Self { neverRuns() }
    public static var plain: Self { neverRuns() }
}

public struct ButtonBorderShape: Sendable {
    public static func roundedRectangle(radius: CGFloat) -> Self { neverRuns() }
}

public struct RoundedRectangle: PrimitiveView {
    public init(cornerRadius: CGFloat) { neverRuns() }
    public func stroke(_ content: Color, lineWidth: CGFloat = 1) -> some View { AnyStubView() }
}

public protocol TextFieldStyle {}

public struct TextFieldStyleStub: TextFieldStyle {}

extension TextFieldStyle where Self == TextFieldStyleStub {
    public static var plain: Self { neverRuns() }
    public static var roundedBorder: Self { neverRuns() }
}
