// swift-format-ignore-file: NoLeadingUnderscores

@_exported import ObjectiveC

// What the compiler expects of this module beside its header. Declarations: nothing here runs.

/// Objective-C's `BOOL`.
@frozen
public struct ObjCBool: ExpressibleByBooleanLiteral {
    private var value: Int8

    /// Whether it is `YES`.
    public var boolValue: Bool { value != 0 }

    /// Wraps a value.
    public init(_ value: Bool) { self.value = value ? 1 : 0 }

    /// Wraps a literal.
    public init(booleanLiteral value: Bool) { self.init(value) }
}

/// Called where a `Bool` goes to Objective-C.
public func _convertBoolToObjCBool(_ value: Bool) -> ObjCBool { ObjCBool(value) }

/// Called where a `Bool` comes from Objective-C.
public func _convertObjCBoolToBool(_ value: ObjCBool) -> Bool { value.boolValue }

/// The name of a method.
@frozen
public struct Selector: ExpressibleByStringLiteral, Hashable, Sendable {
    private var address: UInt

    /// Registers a name.
    public init(_ name: String) { address = 0 }

    /// Registers a name.
    public init(stringLiteral value: String) { self.init(value) }
}

/// A region of memory, which is no longer used.
@frozen
public struct NSZone {
    private var pointer: OpaquePointer?
}

extension NSObject: Equatable, Hashable {
    /// Whether both say that they are equal.
    public static func == (one: NSObject, other: NSObject) -> Bool { one.isEqual(other) }

    /// Hashes ``hash``.
    public func hash(into hasher: inout Hasher) { hasher.combine(hash) }
}

extension NSObject: CVarArg {
    /// The object's address.
    public var _cVarArgEncoding: [Int] { [] }
}
