import DialtoneBasics
import DialtoneModel

extension AuditLog {
    /// Runs the sign-in of an operator, which has an entry also if it is refused.
    func whileOperator(
        _ action: AuditAction,
        by id: OperatorID,
        from client: OperatorClient,
        _ body: () async throws -> Void
    ) async throws {
        let trail = trail(
            of: action,
            from: AuditOrigin(
                .console,
                address: client.address?.description,
                requestID: SecurityTrail.current?.origin.requestID
            ),
            covering: .everyCall
        )
        trail.note(actor: AuditActor(.operator, id: id.rawValue))
        trail.note(target: AuditTarget(.operator, id: id.rawValue))
        trail.open()
        do {
            try await AuditTrail.$current.withValue(trail, operation: body)
        } catch let refusal as Refusal {
            await refuse(trail, "INVALID_LOGIN_CREDENTIALS", isOfAccess: true)
            throw refusal
        }
    }
}
