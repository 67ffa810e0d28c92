/// An object of the protocol: a request, a response, or a part of one.
///
/// The names of its properties are the names of the fields in JSON. An optional property that is
/// `nil` stays out of the JSON; a property that is not optional must be in the JSON to be read.
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
