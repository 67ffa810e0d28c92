import DialtoneBasics
import DialtoneModel

/// Reads a project's credentials for challenge vendors.
struct VendorCredentials: Sendable {
    let registry: VerificationCredentialRegistry

    /// The newest credential; `nil` if the project has none.
    func credential(
        for service: VerificationService,
        of project: ProjectID
    ) async throws -> (details: VendorDetails, secret: String)? {
        guard let newest = try await registry.credentials(of: project, for: service).first else {
            return nil
        }
        let secret = String(decoding: try registry.secret(of: newest), as: UTF8.self)
        return (VendorDetails(newest.details), secret)
    }

    /// The details of the newest credential, without its secret.
    func details(
        for service: VerificationService,
        of project: ProjectID
    ) async throws -> VendorDetails? {
        try await registry.credentials(of: project, for: service).first
            .map { VendorDetails($0.details) }
    }
}
