import IdentityToolkit

/// Tells that reCAPTCHA Enterprise is off: stock iOS asks before every message and gives up
/// without an answer.
struct ShowRecaptchaConfig: Endpoint {
    func respond(
        to input: NoInput,
        from caller: AppCaller
    ) async throws -> RecaptchaConfigResponse {
        RecaptchaConfigResponse()
    }
}
