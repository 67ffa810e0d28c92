/// The input of a call, from a JSON body or, if there is none, from the query.
protocol WireInput: Decodable, Sendable {
    /// The maximum size of a body, in bytes.
    static var sizeLimit: Int { get }

    /// The maximum number of values in a JSON body.
    static var valueLimit: Int { get }

    /// The tenant that the caller named.
    var tenantId: String? { get }

    /// The caller's ID token; a token of a tenant's account selects that tenant.
    var idToken: String? { get }

    /// The project that the caller named in the body, as administrators may.
    var targetProjectId: String? { get }

    /// Throws for members that a JSON body must not have; others that are unknown are ignored.
    static func checkMembers(of decoder: any Decoder) throws
}

extension WireInput {
    static var sizeLimit: Int { WireDecoder.sizeLimit }
    static var valueLimit: Int { JSONShape.valueLimit }
    var tenantId: String? { nil }
    var idToken: String? { nil }
    var targetProjectId: String? { nil }
    static func checkMembers(of decoder: any Decoder) throws {}
}

/// The input of calls without parameters.
struct NoInput: WireInput {}
