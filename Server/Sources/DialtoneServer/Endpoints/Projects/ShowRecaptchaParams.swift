import DialtoneCore
import IdentityToolkit

/// Tells web pages which challenge to show; without a captcha vendor there is no site key.
struct ShowRecaptchaParams: Endpoint {
    /// What Google's JavaScript SDK gets in development mode, where its widget is a dummy that
    /// wants a key and never uses it.
    static let dummySiteKey = "development-mode-needs-no-site-key"

    let siteKey: String?

    init(mode: ServerMode) {
        switch mode {
        case .development: siteKey = Self.dummySiteKey
        case .production: siteKey = nil
        }
    }

    func respond(
        to input: NoInput,
        from caller: AppCaller
    ) async throws -> RecaptchaParamsResponse {
        RecaptchaParamsResponse(
            siteKey: siteKey,
            producerProjectNumber: String(caller.project.project.number)
        )
    }
}
