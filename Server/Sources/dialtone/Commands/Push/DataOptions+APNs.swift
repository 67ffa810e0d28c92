import DialtoneBasics
import DialtoneFlows
import DialtoneModel
import DialtonePush
import Foundation

extension DataOptions {
    /// Returns the credentials in a command's data.
    func apnsCredentials(in store: any DataStore) async throws -> APNsCredentialStore {
        let keys = AppVerificationKeys(of: try await masterKey())
        return APNsCredentialStore(
            registry: VerificationCredentialRegistry(
                store: store,
                box: SecretBox(keys: keys.credentials),
                clock: .system()
            ),
            clock: .system()
        )
    }

    func addAPNsCredential(
        _ draft: APNsCredentialDraft,
        to project: ProjectOption
    ) async throws -> APNsCredentialRecord {
        try await withStore { store in
            let project = try await project.find(in: store)
            do {
                return try await apnsCredentials(in: store).add(draft, to: project.id)
            } catch let problem as InvalidAPNsCredential {
                throw CommandFailure(problem.description)
            }
        }
    }
}

extension Data {
    /// Reads a file that the operator specified.
    init(reading path: String) throws(CommandFailure) {
        do {
            try self.init(contentsOf: URL(filePath: path))
        } catch {
            throw CommandFailure("\(path) cannot be read.")
        }
    }
}
