package import DialtoneCore

/// The keys of reCAPTCHA Enterprise that a project has: one for all platforms, and others for
/// single ones.
package struct RecaptchaEnterpriseKeys: Sendable {
    private static let standardMinimumScore = 0.5
    private static let commonName = "default"

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
            all.first { $0.name == platform.rawValue } ?? all.first { $0.name == Self.commonName }
        guard let credential,
            let cloudProject = credential.details["cloudProject"],
            let siteKey = credential.details["siteKey"],
            let secret = try? credentials.secret(of: credential)
        else { return nil }
        let score = credential.details["minimumScore"].flatMap(Double.init)
        return RecaptchaEnterpriseKey(
            cloudProject: cloudProject,
            siteKey: siteKey,
            minimumScore: score ?? Self.standardMinimumScore,
            apiKey: String(decoding: secret, as: UTF8.self)
        )
    }
}
