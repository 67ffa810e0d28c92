import HTTPTypes

/// One call of the protocol: what comes in, what goes out, and who may call.
///
/// Where it is found and who guards it is written in ``ProtocolRoutes``.
protocol Endpoint: Sendable {
    associatedtype Input: WireInput
    associatedtype Output: Encodable & Sendable
    associatedtype Caller: Sendable

    func respond(to input: Input, from caller: Caller) async throws -> Output
}

/// What a call takes, read from a JSON body or, where there is none, from the query.
protocol WireInput: Decodable, Sendable {
    /// The most bytes of a body.
    static var sizeLimit: Int { get }

    /// The most values in a body of JSON.
    static var valueLimit: Int { get }

    /// The tenant that the caller named.
    var tenantID: String? { get }

    /// Whose call it is; a token of a tenant's account leads to that tenant.
    var idToken: String? { get }

    /// The project that the caller named in the body, as administrators may.
    var targetProjectID: String? { get }
}

extension WireInput {
    static var sizeLimit: Int { WireDecoder.sizeLimit }
    static var valueLimit: Int { JSONShape.valueLimit }
    var tenantID: String? { nil }
    var idToken: String? { nil }
    var targetProjectID: String? { nil }
}

/// The input of calls that take nothing.
struct NoInput: WireInput {}

/// The answer of calls that have nothing to tell: `{}`.
struct NoOutput: Encodable, Sendable {}
