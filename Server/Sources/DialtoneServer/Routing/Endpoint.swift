import DialtoneModel

/// An API call: its input, output and caller.
///
/// ``ProtocolRoutes`` defines its paths and its guard.
protocol Endpoint: Sendable {
    /// The call's name in the audit log, which must not change.
    static var auditAction: AuditAction { get }

    associatedtype Input: WireInput
    associatedtype Output: Encodable & Sendable
    associatedtype Caller: Sendable

    func respond(to input: Input, from caller: Caller) async throws -> Output
}

extension Endpoint {
    static var auditAction: AuditAction { AuditAction(ofType: "\(Self.self)") }
}

/// The output of calls without a result: `{}`.
struct NoOutput: Encodable, Sendable {}
