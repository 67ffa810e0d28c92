package import DialtoneBasics

/// A project's reCAPTCHA Enterprise keys: a common key, and keys for single platforms.
///
/// The common key is for web pages, and for all platforms without a key of their own.
package struct RecaptchaEnterpriseKeys: Sendable {
    private let credentials: VerificationCredentialRegistry

    package init(credentials: VerificationCredentialRegistry) {
        self.credentials = credentials
    }

    /// The platform's own key or else the common key; `nil` if neither exists or can be decrypted.
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
