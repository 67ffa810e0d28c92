import DialtoneFederation
import DialtoneModel
import DialtonePush
import Foundation

/// Deletes a project's key or certificate for Apple's push service.
struct DeleteAPNsCredential: Endpoint {
    let credentials: APNsCredentialStore

    func respond(to input: NoInput, from caller: AdminCaller) async throws -> NoOutput {
        let name = caller.resource?.removingPercentEncoding ?? ""
        guard try await credentials.remove(name, from: caller.project.id) else {
            throw FederationRefusal.unknownConfig
        }
        return NoOutput()
    }
}
