/// The purpose of a web page.
enum PagePurpose: Hashable, Sendable {
    /// Solving a challenge.
    case verifyApp
    /// Signing in at an identity provider.
    case signIn(ProviderPage)

    /// The value of the URL's `authType` parameter.
    var authType: String {
        switch self {
        case .verifyApp: "verifyApp"
        case .signIn: "signInWithRedirect"
        }
    }

    /// The name of the result parameter in the callback URL.
    var resultName: String {
        switch self {
        case .verifyApp: "recaptchaToken"
        case .signIn: "link"
        }
    }
}
