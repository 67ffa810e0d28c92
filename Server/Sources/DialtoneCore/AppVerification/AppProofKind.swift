/// A way in which an app shows that it is real.
package enum AppProofKind: String, Hashable, Sendable, Codable, CaseIterable {
    /// A key in the device's hardware, which Apple vouches for.
    case appAttest
    /// A receipt, and the secret that came for it by silent push.
    case push
    /// A challenge that somebody solved on a page of this server.
    case challenge
    /// A token of reCAPTCHA v2, as Google's JavaScript SDK sends it.
    case recaptcha
    /// A token of reCAPTCHA Enterprise.
    case recaptchaEnterprise
    /// A token of Google Play, which vouches for app and device.
    case playIntegrity
    /// A secret that only a back end of the project has.
    case appSecret
}
