import DialtoneBasics
import DialtoneModel

extension AuditLog {
    /// Runs what an operator does without a call of the API, such as signing in.
    ///
    /// With `notingRefusals`, it has an entry also if it is refused.
    func whileOperator(
        _ action: AuditAction,
        by id: OperatorID,
        from client: OperatorClient,
        notingRefusals: Bool = true,
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
            if notingRefusals {
                await refuse(trail, "INVALID_LOGIN_CREDENTIALS", isOfAccess: true)
            }
            throw refusal
        }
    }
}
