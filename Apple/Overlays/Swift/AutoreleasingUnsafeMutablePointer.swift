// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation, NoLeadingUnderscores

// The compiler wants this type for methods that throw to and from Objective-C, and for every string
// or `&value` that becomes a pointer.

/// Where an Objective-C method puts an object.
@frozen
public struct AutoreleasingUnsafeMutablePointer<Pointee>: _Pointer {
    public let _rawValue: Builtin.RawPointer

    public init(_ rawValue: Builtin.RawPointer) { _rawValue = rawValue }

    public var pointee: Pointee {
        get { fatalError() }
        nonmutating set { fatalError() }
    }
}
