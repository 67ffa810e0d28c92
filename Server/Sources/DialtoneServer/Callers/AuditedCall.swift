import DialtoneBasics
import DialtoneFlows
import DialtoneModel
import IdentityToolkit

/// A call of an administrator and its entries in the audit log.
struct AuditedCall {
    private let log: AuditLog
    private let trail: AuditTrail

    /// Creates the audit of a call that needs `role`; calls of viewers change nothing.
    init(
        of action: AuditAction,
        needing role: AdminRole,
        in context: ServerContext,
        to log: AuditLog
    ) {
        self.log = log
        let request = SecurityTrail.current?.origin
        trail = log.trail(
            of: action,
            from: AuditOrigin(
                context.consoleUser == nil ? .api : .console,
                address: request?.address?.description,
                requestID: request?.requestID
            ),
            covering: role > .viewer ? .everyCall : .refusals
        )
    }

    /// Notes that the call is allowed, so that its changes get entries.
    static func begin() { AuditTrail.current?.open() }

    /// Runs a call, which is refused as well if its entry cannot be written.
    func run<Value>(_ call: () async throws -> Value) async throws -> Value {
        try await AuditTrail.$current.withValue(trail) {
            do {
                let value = try await call()
                try await log.finish(trail)
                return value
            } catch {
                let isOfAccess =
                    switch error {
                    case Refusal.unauthenticated, Refusal.roleTooLow: true
                    default: false
                    }
                let code = WireRefusal(expected: error)?.codeForLogs ?? "INTERNAL"
                await log.refuse(trail, code, isOfAccess: isOfAccess)
                throw error
            }
        }
    }
}
