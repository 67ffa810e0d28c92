import DialtoneModel
import DialtonePush
import IdentityToolkit
import IdentityToolkitAdmin

/// Lists the keys and certificates of a project for Apple's push service.
struct ListAPNsCredentials: Endpoint {
    let credentials: APNsCredentialStore

    func respond(
        to input: NoInput,
        from caller: AdminCaller
    ) async throws -> ListAPNsCredentialsResponse {
        let records = try await credentials.records(of: caller.project.id)
        return ListAPNsCredentialsResponse {
            $0.apnsCredentials = records.isEmpty ? nil : records.map(APNsCredentialInfo.init)
        }
    }
}
