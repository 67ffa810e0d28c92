import DialtoneChallenges
import DialtoneModel

/// Why the challenge page shows no challenge.
enum VerifyProblem: Error {
    /// The requested operation is not offered, such as a sign-in in a window of another page.
    case notOffered

    /// A parameter is missing or invalid; it is named as in the URL.
    case incomplete(String)
    case unknownKey

    /// A page that the project has not authorized opened this one.
    case foreignPage(host: String, of: Project)

    /// The digest of a page's secret came from another page, or from an unknown one.
    case foreignDigest

    /// The redirect that ends here began in another browser.
    case otherBrowser

    /// The redirect back to the app is not possible.
    case noReturn(ReturnProblem, of: Project, app: RelyingApp?)

    /// The challenge failed, and the app can be notified.
    case failed(ChallengeFailure, VerifyVisit)

    /// A sign-in at an identity provider could not start, and the app can be notified.
    case signInFailed(ChallengeFailure, VerifyVisit)
}
