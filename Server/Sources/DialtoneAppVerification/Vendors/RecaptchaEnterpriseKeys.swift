package import DialtoneCore

/// The keys of reCAPTCHA Enterprise that a project has: one for pages and whatever has none of its
/// own, and others for single platforms, by their names.
package struct RecaptchaEnterpriseKeys: Sendable {
    private let credentials: VerificationCredentialRegistry

    package init(credentials: VerificationCredentialRegistry) {
        self.credentials = credentials
    }

    /// The platform's own key or else the common one; `nil` where there is none that can be read.
    package func key(
        for platform: RelyingApp.Platform,
        of project: ProjectID
    ) async throws -> RecaptchaEnterpriseKey? {
        let all = try await credentials.credentials(of: project, for: .recaptchaEnterprise)
        let credential =
            all.first { $0.name == platform.rawValue }
            ?? all.first { $0.name == VendorDetails.keysName }
        guard let credential, let secret = try? credentials.secret(of: credential) else {
            return nil
        }
        return RecaptchaEnterpriseKey(
            details: VendorDetails(credential.details),
            apiKey: String(decoding: secret, as: UTF8.self)
        )
    }
}
