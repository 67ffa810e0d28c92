public import DialtoneAuth
import Foundation

extension InMemoryAuthServer {
    /// Returns options for an app that uses this server, and stores its user in memory.
    public func makeOptions() -> FirebaseOptions {
        let options = FirebaseOptions(googleAppID: "1:1:ios:1", gcmSenderID: "1")
        options.apiKey = "test-key"
        options.projectID = InMemoryProject.id
        options.serverURL = URL(string: "http://in-memory.test")
        options.credentialStore = MemoryCredentialStore()
        options.transport = self
        return options
    }

    /// Runs a test with an app of its own, which is deleted afterwards.
    ///
    /// Tests that use this method can run in parallel. Code that uses `Auth.auth()` needs the
    /// default app: pass ``makeOptions()`` to `FirebaseApp.configure(options:)` for it.
    public func withAuth<Result: Sendable>(
        isolation: isolated (any Actor)? = #isolation,
        _ body: (Auth) async throws -> Result
    ) async throws -> Result {
        try await makeOptions().withAuth(isolation: isolation, body)
    }
}
