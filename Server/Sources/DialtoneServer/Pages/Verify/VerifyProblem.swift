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

    /// There is no way back to the app.
    case noReturn(ReturnProblem, of: Project, app: RelyingApp?)

    /// There is a way back, so that the app can be told.
    case failed(ChallengeFailure, VerifyVisit)

    /// The same for a sign-in at an identity provider, which does not begin.
    case signInFailed(ChallengeFailure, VerifyVisit)
}
