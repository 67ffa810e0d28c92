import DialtoneAppVerification
import DialtoneCore

/// Why the challenge page shows no challenge.
enum VerifyProblem: Error {
    /// It was opened for something that the server does not offer here, such as a sign-in in a
    /// window of another page.
    case notOffered

    /// A part of the address is missing or makes no sense; named as in the address.
    case incomplete(String)
    case unknownKey

    /// A page that the project has not authorized opened this one.
    case foreignPage(host: String, of: Project)

    /// The digest of a page's secret came from another page, or the browser does not say from which.
    case foreignDigest

    /// A redirect that ends here began in another browser.
    case otherBrowser

    /// There is no way back to the app.
    case noReturn(ReturnProblem, of: Project, app: RelyingApp?)

    /// There is a way back, so that the app can be told.
    case failed(ChallengeFailure, VerifyVisit)

    /// The same for a sign-in at an identity provider, which does not begin.
    case signInFailed(ChallengeFailure, VerifyVisit)
}
