import DialtoneAppVerification
import DialtoneCore
import IdentityToolkit

/// Tells web pages the site key of the project's reCAPTCHA.
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
        guard let siteKey = try await siteKey(of: caller.projectID) else {
            // Google's web SDK shows developers what stands behind the code, and nothing at all
            // where there is an answer without a key.
            throw Refusal.unsupportedOperation(
                "this project has no reCAPTCHA keys; load /__/auth/verifier.js and pass a "
                    + "DialtoneVerifier, or save keys with `dialtone captcha set "
                    + "\(caller.projectID.parent) recaptcha --site-key KEY --keys-only`"
            )
        }
        return RecaptchaParamsResponse(
            siteKey: siteKey,
            producerProjectNumber: String(caller.project.project.number)
        )
    }

    private func siteKey(of project: ProjectID) async throws -> String? {
        let saved = try await credentials.credentials(of: project, for: .recaptcha).first
        return saved.map { VendorDetails($0.details).siteKey }
            ?? (mode.isDevelopment ? Self.dummySiteKey : nil)
    }
}
