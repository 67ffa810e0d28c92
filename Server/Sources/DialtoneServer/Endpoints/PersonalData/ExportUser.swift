import DialtoneDiagnostics
import DialtoneFlows
import DialtoneModel
import IdentityToolkit
import IdentityToolkitAdmin

extension ExportUserRequest: WireInput {}

/// Returns all data about one user.
struct ExportUser: Endpoint {
    let desk: PersonalDataDesk

    func respond(
        to input: ExportUserRequest,
        from caller: AdminCaller
    ) async throws -> ExportUserResponse {
        guard let id = input.localId, !id.isEmpty else { throw Refusal.missingAccountID }
        let export = try await desk.export(AccountID(rawValue: id), of: caller.project.id)
        return ExportUserResponse(export)
    }
}
