import DialtoneModel
import Hummingbird

/// Handles requests of one endpoint: authorizes, decodes the input and encodes the output.
struct EndpointResponder<Call: Endpoint, Guard: CallerGuard<Call.Caller>>: HTTPResponder {
    typealias Context = ServerContext

    let endpoint: Call
    let callerGuard: Guard
    private let action = Call.auditAction

    init(endpoint: Call, callerGuard: Guard) {
        self.endpoint = endpoint
        self.callerGuard = callerGuard
    }

    func respond(to request: Request, context: ServerContext) async throws -> Response {
        guard let audit = callerGuard.audit(of: action, in: context) else {
            return try await answer(request, context)
        }
        return try await audit.run { try await answer(request, context) }
    }

    private func answer(_ request: Request, _ context: ServerContext) async throws -> Response {
        let (caller, input) = try await callerGuard.admit(
            request,
            bringing: Call.Input.self,
            in: context
        )
        AuditedCall.begin()
        let output = try await endpoint.respond(to: input, from: caller)
        callerGuard.completed(request, by: caller, in: context)
        let response = try WireEncoder.response(output)
        guard let followed = output as? any OutputWithFollowUp else { return response }
        return response.followed(by: followed.followUp)
    }
}
