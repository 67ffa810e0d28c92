import DialtoneAppVerification
import DialtoneCore
import IdentityToolkit

/// Tells web pages which challenge to show; without a captcha vendor there is no site key.
struct ShowRecaptchaParams: Endpoint {
    /// What Google's JavaScript SDK gets in development mode, where its widget is a dummy that
    /// wants a key and never uses it.
    static let dummySiteKey = "development-mode-needs-no-site-key"

    let mode: ServerMode
    let credentials: VerificationCredentialRegistry

    func respond(
        to input: NoInput,
        from caller: AppCaller
    ) async throws -> RecaptchaParamsResponse {
        RecaptchaParamsResponse(
            siteKey: try await siteKey(of: caller.projectID),
            producerProjectNumber: String(caller.project.project.number)
        )
    }
    private func siteKey(of project: ProjectID) async throws -> String? {
        let saved = try await credentials.credentials(of: project, for: .recaptcha).first
        return saved.map { VendorDetails($0.details).siteKey }
            ?? (mode.isDevelopment ? Self.dummySiteKey : nil)
    }
}
