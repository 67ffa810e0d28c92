/// What a request brought along to show that a real app sent it.
package struct AppProof: Sendable {
    package var iosReceipt: String?
    package var iosSecret: String?
    package var recaptchaToken: String?
    package var captchaResponse: String?
    package var playIntegrityToken: String?
    package var safetyNetToken: String?
    package var appAttest: AppAttestProof?
    package var appSecret: String?

    /// What the server gave this installation of the app after an earlier proof.
    package var instance: String?

    /// What the app says it is; only a proof can show that this is true.
    package var bundleID: String?

    /// Whether the client says that it has no token of reCAPTCHA Enterprise, though it knows of it.
    package var saysNoRecaptcha = false

    /// What the client says it runs on, such as `CLIENT_TYPE_IOS`.
    package var clientType: String?

    package init() {}

    /// Whether there is a proof of any kind.
    package var bringsAnything: Bool {
        let texts = [
            iosReceipt, recaptchaToken, captchaResponse, playIntegrityToken, safetyNetToken,
            appSecret,
        ]
        return appAttest != nil || texts.contains { $0?.isEmpty == false }
    }
}

/// A signature by a key that Apple attested.
package struct AppAttestProof: Hashable, Sendable {
    /// The key's ID as Apple gives it, in base64.
    package let keyID: String

    /// The assertion object, in base64.
    package let assertion: String

    /// The server's challenge that was signed.
    package let challenge: String

    package init(keyID: String, assertion: String, challenge: String) {
        self.keyID = keyID
        self.assertion = assertion
        self.challenge = challenge
    }
}
