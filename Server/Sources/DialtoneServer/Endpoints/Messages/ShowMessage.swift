import DialtoneBasics
import DialtoneDiagnostics
import DialtoneFlows
import DialtoneModel
import DialtoneSendGuard
import Foundation
import IdentityToolkit
import IdentityToolkitAdmin
import PhoneNumbers

/// Shows a message of the project, with its attempts, the guard's decision and remedies.
struct ShowMessage: Endpoint {
    let source: DiagnosisSource

    func respond(to input: NoInput, from caller: AdminCaller) async throws -> ExplainedMessage {
        let (project, now) = (caller.project.id, source.clock.now)
        guard let id = VerificationSessionID(caller.resource ?? "") else { throw Self.unknown }
        let found = try await source.store.read { data -> ExplainedMessage? in
            guard let message = try data.message(id), message.projectID == project else {
                return nil
            }
            return try ExplainedMessage(of: message, at: now, from: data)
        }
        guard let found else { throw Self.unknown }
        return found
    }

    private static let unknown = RequestRefusal.noSuchResource("The message does not exist.")
}
