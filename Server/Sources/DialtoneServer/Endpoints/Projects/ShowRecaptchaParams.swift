import DialtoneCore
import IdentityToolkit

/// Tells web pages which challenge to show; without a captcha vendor there is no site key.
struct ShowRecaptchaParams: Endpoint {
    func respond(
        to input: NoInput,
        from caller: AppCaller
    ) async throws -> RecaptchaParamsResponse {
        RecaptchaParamsResponse(producerProjectNumber: String(caller.project.project.number))
    }
}
