import Foundation
import IdentityToolkit

extension AppVerificationProblem {
    /// Returns the error for the app; `earlier` are the problems of previous stages.
    func error(after earlier: some Collection<AppVerificationProblem> = []) -> NSError {
        let reasons = (earlier + [self]).map { "\($0.stage.rawValue): \($0.detail)" }
        return (code ?? usualCode).error(
            reason: reasons.joined(separator: " "),
            cause: self,
            facts: [NSLocalizedRecoverySuggestionErrorKey: remedy]
        )
    }

    private var usualCode: AuthErrorCode {
        switch cause {
        case .pushUnavailable, .pushTokenMissing: .missingAppToken
        case .pushNotSeen, .pushLate: .notificationNotForwarded
        case .pushRefused: .invalidAppCredential
        case .pageBusy: .webContextAlreadyPresented
        case .pageClosed: .webContextCancelled
        case .schemeMissing, .pageUnavailable, .pageFailed: .appVerificationUserInteractionFailure
        case .deadline: .networkError
        default: .appNotVerified
        }
    }
}
