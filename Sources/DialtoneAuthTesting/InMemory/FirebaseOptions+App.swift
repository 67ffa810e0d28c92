import DialtoneAuth
import Foundation

extension FirebaseOptions {
    /// Runs a test with an app of its own, which is deleted afterwards.
    func withAuth<Result: Sendable>(
        isolation: isolated (any Actor)? = #isolation,
        _ body: (Auth) async throws -> Result
    ) async throws -> Result {
        let name = "test-\(UUID().uuidString)"
        FirebaseApp.configure(name: name, options: self)
        guard let app = FirebaseApp.app(name: name) else { throw AppMissing() }
        do {
            let result = try await body(Auth.auth(app: app))
            _ = await app.delete()
            return result
        } catch {
            _ = await app.delete()
            throw error
        }
    }
}

/// The app could not be configured.
struct AppMissing: Error {}
