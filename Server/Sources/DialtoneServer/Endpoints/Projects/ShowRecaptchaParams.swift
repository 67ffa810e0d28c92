import DialtoneBasics
import DialtoneFlows
import DialtoneModel
import IdentityToolkit
import IdentityToolkitAdmin

/// Returns the site key of the project's reCAPTCHA.
struct ShowRecaptchaParams: Endpoint {
    /// The site key in development mode, where Google's JavaScript SDK uses a dummy widget.
    ///
    /// The SDK requires a key, but never uses it.
    static let dummySiteKey = "development-mode-needs-no-site-key"

    let mode: ServerMode
    let credentials: VerificationCredentialRegistry

    func respond(
        to input: NoInput,
        from caller: AppCaller
    ) async throws -> RecaptchaParamsResponse {
        guard let siteKey = try await siteKey(of: caller.projectID) else {
            // Google's web SDK shows developers the text after the error code, but shows nothing
            // for a response without a key.
            throw Refusal.unsupportedOperation(
                "The project has no reCAPTCHA keys. Load /__/auth/verifier.js and pass a "
                    + "DialtoneVerifier, or save keys with `dialtone captcha set "
                    + "\(caller.projectID.parent) recaptcha --site-key KEY --keys-only`"
            )
        }
        return RecaptchaParamsResponse {
            $0.recaptchaSiteKey = siteKey
            $0.producerProjectNumber = String(caller.project.project.number)
        }
    }

    private func siteKey(of project: ProjectID) async throws -> String? {
        let saved = try await credentials.credentials(of: project, for: .recaptcha).first
        return saved.map { VendorDetails($0.details).siteKey }
            ?? (mode.isDevelopment ? Self.dummySiteKey : nil)
    }
}
