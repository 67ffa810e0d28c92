/// The body or the query of a call, in which a field that is `nil` stays out.
public protocol WireRequest: Codable, Hashable, Sendable {
    /// Creates a request without fields.
    init()
}

extension WireRequest {
    /// Creates a request and fills it in, as in `SignUpRequest { $0.email = address }`.
    public init(_ fillIn: (inout Self) throws -> Void) rethrows {
        self.init()
        try fillIn(&self)
    }
}
