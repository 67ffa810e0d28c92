// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

@propertyWrapper
public struct State<Value> {
    public init(wrappedValue: Value) { neverRuns() }
    public init(initialValue: Value) { neverRuns() }
    public var wrappedValue: Value {
        get { neverRuns() }
        nonmutating set { neverRuns() }
    }
    public var projectedValue: Binding<Value> { neverRuns() }
}

extension State where Value: ExpressibleByNilLiteral {
    public init() { neverRuns() }
}

extension State: Sendable where Value: Sendable {}

@propertyWrapper
public struct Binding<Value> {
    @preconcurrency
    public init(
        get: @escaping @isolated(any) @Sendable () -> Value,
        set: @escaping @isolated(any) @Sendable (Value) -> Void
    ) { neverRuns() }
    public var wrappedValue: Value {
        get { neverRuns() }
        nonmutating set { neverRuns() }
    }
    public var projectedValue: Binding<Value> { self }
}

@propertyWrapper
public struct FocusState<Value: Hashable> {
    public init() where Value == Bool { neverRuns() }
    public var wrappedValue: Value {
        get { neverRuns() }
        nonmutating set { neverRuns() }
    }
    public var projectedValue: Binding { neverRuns() }

    public struct Binding {}
}

@propertyWrapper
public struct AccessibilityFocusState<Value: Hashable> {
    public init() where Value == Bool { neverRuns() }
    public var wrappedValue: Value {
        get { neverRuns() }
        nonmutating set { neverRuns() }
    }
    public var projectedValue: Binding { neverRuns() }

    public struct Binding {}
}

@propertyWrapper
public struct Environment<Value> {
    public init(_ keyPath: KeyPath<EnvironmentValues, Value>) { neverRuns() }
    public var wrappedValue: Value { neverRuns() }
}

public protocol EnvironmentKey {
    associatedtype Value
    static var defaultValue: Value { get }
}

public struct EnvironmentValues {
    public subscript<Key: EnvironmentKey>(key: Key.Type) -> Key.Value {
        get { neverRuns() }
        set { neverRuns() }
    }
    public var layoutDirection: LayoutDirection
    public var dismiss: DismissAction { neverRuns() }
    public var accessibilityVoiceOverEnabled: Bool { neverRuns() }
}

public enum LayoutDirection: Hashable, Sendable {
    case leftToRight, rightToLeft
}

@MainActor
public struct DismissAction {
    public func callAsFunction() { neverRuns() }
}
