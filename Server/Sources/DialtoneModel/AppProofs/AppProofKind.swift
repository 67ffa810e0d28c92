/// A method by which an app proves that it is genuine.
package enum AppProofKind: String, Hashable, Sendable, Codable, CaseIterable {
    /// A key in the device's hardware, attested by Apple.
    case appAttest
    /// A receipt, and the secret that was delivered for it by silent push.
    case push
    /// A challenge that the user solved on a page of this server.
    case challenge
    /// A reCAPTCHA v2 token, as sent by Google's JavaScript SDK.
    case recaptcha
    /// A reCAPTCHA Enterprise token.
    case recaptchaEnterprise
    /// A Google Play Integrity token, which attests app and device.
    case playIntegrity
    /// A secret that only a back end of the project has.
    case appSecret
}
