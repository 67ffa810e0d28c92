/// The proof that a request contains to show that it comes from a genuine app.
package struct AppProof: Sendable {
    package var iosReceipt: String?
    package var iosSecret: String?
    package var recaptchaToken: String?
    package var captchaResponse: String?
    package var playIntegrityToken: String?
    package var safetyNetToken: String?
    package var appAttest: AppAttestProof?
    package var appSecret: String?

    /// The token that the server issued to this installation after an earlier proof.
    package var instance: String?

    /// The bundle ID that the app claims; only a proof can confirm it.
    package var bundleID: String?

    /// Whether the client reports that it supports reCAPTCHA Enterprise but has no token.
    package var saysNoRecaptcha = false

    /// The platform that the client claims, such as `CLIENT_TYPE_IOS`.
    package var clientType: String?

    package init() {}

    /// Whether the request contains a proof of any kind.
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
    /// The key's ID as returned by Apple, in base64.
    package let keyID: String

    /// The assertion object, in base64.
    package let assertion: String

    /// The server's challenge, which the assertion signs.
    package let challenge: String

    package init(keyID: String, assertion: String, challenge: String) {
        self.keyID = keyID
        self.assertion = assertion
        self.challenge = challenge
    }
}
