/// The proof that a request contains to show that it comes from a genuine app, and what it must be
/// for.
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

    package private(set) var purpose = AppProofPurpose.message(.signIn)

    /// The recipient or identifier that the request is about; empty for an anonymous account.
    ///
    /// It is the number or e-mail address that a message goes to, or that a new account gets.
    package private(set) var subject = ""

    /// The subject as the client signs it.
    ///
    /// It is the number or address as it was sent, or the ID of a second factor.
    package private(set) var signedText = ""

    package init() {}

    /// Returns the proof of a request about `subject`, which the client signs as `signedText`.
    package func about(
        _ subject: String,
        signedAs signedText: String,
        for purpose: AppProofPurpose
    ) -> Self {
        var proof = self
        proof.purpose = purpose
        proof.subject = subject
        proof.signedText = signedText
        return proof
    }

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
