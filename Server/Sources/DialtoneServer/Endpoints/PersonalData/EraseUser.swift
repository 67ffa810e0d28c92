import DialtoneDiagnostics
import DialtoneFlows
import DialtoneModel
import IdentityToolkit
import IdentityToolkitAdmin

extension EraseUserRequest: WireInput {}

/// Deletes all data about one user, or counts it.
struct EraseUser: Endpoint {
    let desk: PersonalDataDesk

    func respond(
        to input: EraseUserRequest,
        from caller: AdminCaller
    ) async throws -> EraseUserResponse {
        guard let name = input.localId, !name.isEmpty else { throw Refusal.missingAccountID }
        let (id, project) = (AccountID(rawValue: name), caller.project.id)
        let erased =
            input.validateOnly == true
            ? try await desk.preview(erasureOf: id, of: project)
            : try await desk.erase(id, of: project)
        return EraseUserResponse { $0.records = erased.map { ErasedRecordsInfo($0) } }
    }
}
