/// What a request brought along to show that a real app sent it.
package struct AppProof: Sendable {
    package var iosReceipt: String?
    package var iosSecret: String?
    package var recaptchaToken: String?
    package var captchaResponse: String?
    package var playIntegrityToken: String?
    package var bundleID: String?

    package init() {}
}
