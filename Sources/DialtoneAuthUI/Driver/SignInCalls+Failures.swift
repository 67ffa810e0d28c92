import DialtoneAuth
import Foundation

// What an error means to the screen.
extension SignInCalls {
    func answer(_ request: SignInRequest, failedWith error: any Error) -> SignInAnswer {
        if let resolver = Self.resolver(of: error) { return ask(resolver) }
        if let conflict = ConflictingAccount(error) { return tell(of: conflict) }
        lastError = error
        var failure = SignInFailure(error, offering: options.methods)
        if failure.words.contains("UNVERIFIED_EMAIL"), request.isOfEnrollment {
            if let email = auth.currentUser?.email {
                return .emailUnverified(UnverifiedEmail(email))
            }
            // There is nothing to confirm, and no place here to add an address.
            failure.words.insert("UNSUPPORTED_FIRST_FACTOR", at: 0)
        }
        if case .openLink = request, failure.words.contains("INVALID_EMAIL") {
            failure.words.insert("LINK_OF_OTHER_EMAIL", at: 0)
        }
        failure.isSignedOut = request.isOfEnrollment && auth.currentUser == nil
        if failure.words == SignInFailure.unknown.words {
            note(error, while: "The sign-in screen has no text for an error")
        }
        return .failed(failure)
    }

    /// Tells the app's developer what the user cannot do anything about.
    func note(_ error: any Error, while sentence: String) {
        lastError = error
        let code = AuthErrorCode(error).map { "\($0.name) (\($0.rawValue))" } ?? "no code"
        auth.logError("\(sentence): \(code). SignInController.lastError has the error.")
    }
}

extension SignInRequest {
    /// Whether the request is for a user who is signed in and enrolls a second factor.
    fileprivate var isOfEnrollment: Bool {
        switch self {
        case .makeSecret, .sendEnrollmentCode, .enrollNumber, .enrollApp, .sendEmailVerification,
            .checkEmailVerification, .signOut:
            true
        default: false
        }
    }
}
