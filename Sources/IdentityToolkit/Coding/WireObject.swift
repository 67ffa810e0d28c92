/// An object of the protocol: a request, a response, or a part of one.
///
/// The names of its properties are the names of its fields in JSON. An optional property that is
/// `nil` is omitted; any other property is required when JSON is decoded.
public protocol WireObject: Codable, Hashable, Sendable {
    /// Creates a value whose fields have their defaults.
    init()
}

extension WireObject {
    /// Creates a value and sets its fields, as in `SignUpRequest { $0.email = address }`.
    @inlinable
    public init(_ setFields: (inout Self) throws -> Void) rethrows {
        self.init()
        try setFields(&self)
    }
}
