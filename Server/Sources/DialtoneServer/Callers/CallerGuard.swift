import DialtoneModel
import Hummingbird

/// Authenticates the caller of a request and checks whether the call is allowed.
protocol CallerGuard<Caller>: Sendable {
    associatedtype Caller: Sendable

    /// Authorizes the caller and decodes the input.
    ///
    /// The input is decoded as late as possible, to save the work for unauthorized callers.
    func admit<Input: WireInput>(
        _ request: Request,
        bringing type: Input.Type,
        in context: ServerContext
    ) async throws -> (caller: Caller, input: Input)

    /// Returns the audit of a call; `nil` for callers that the audit log does not cover.
    func audit(of action: AuditAction, in context: ServerContext) -> AuditedCall?

    /// Records that an authorized call has succeeded.
    func completed(_ request: Request, by caller: Caller, in context: ServerContext)
}

extension CallerGuard {
    func audit(of action: AuditAction, in context: ServerContext) -> AuditedCall? { nil }

    func completed(_ request: Request, by caller: Caller, in context: ServerContext) {}
}
