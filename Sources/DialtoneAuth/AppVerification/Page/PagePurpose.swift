/// What a web page is opened for.
enum PagePurpose: Hashable, Sendable {
    /// To have a person solve a challenge.
    case verifyApp
    /// To have a person sign in at an identity provider.
    case signIn(ProviderPage)

    /// How addresses call it.
    var authType: String {
        switch self {
        case .verifyApp: "verifyApp"
        case .signIn: "signInWithRedirect"
        }
    }

    /// What the page's result is called in the address that it returns to.
    var resultName: String {
        switch self {
        case .verifyApp: "recaptchaToken"
        case .signIn: "link"
        }
    }
}
