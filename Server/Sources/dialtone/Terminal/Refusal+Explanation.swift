import DialtoneCore
import PhoneNumbers

extension Refusal {
    /// What an operator who typed a command is told.
    var explanation: String {
        switch self {
        case .accountNotFound: "There is no such account in this project."
        case .phoneNumberInUse: "Another account has this phone number."
        case .unknownProject: "There is no such project."
        case .tooManyTestNumbers:
            "The project has \(TestNumber.limit) test numbers already; remove one first."
        case .invalidTestNumber(let problem): "This cannot be a test number: \(problem)."
        case .invalidPhoneNumber(let problem):
            "This is no phone number (\(problem)); write it as +16505550100."
        case .invalidArgument(let field, let problem): "\(field): \(problem)."
        case .sendCooldown(let wait):
            "Not for \(wait.wholeSeconds) s: a message went out a moment ago."
        case .sendHourlyLimit(let wait):
            "Not for \(wait.wholeSeconds) s: too many unanswered messages in an hour."
        case .sendDailyLimit(let wait):
            "Not for \(wait.wholeSeconds) s: too many unanswered messages in a day."
        case .appProofRequired(let wait):
            "Only to an app that proves itself, for \(wait.wholeSeconds) s: too many wrong codes."
        case .numberSuspended(let wait):
            "Not for \(wait.wholeSeconds) s, except to an installation that proved the number before: "
                + "too many wrong codes."
        case .fictionalNumberLimit(let wait):
            "Its code is refused for \(wait.wholeSeconds) s: too many wrong codes."
        case .send(let refusal): refusal.explanation
        case .guessablePassword: "The password is too easy to guess; choose another one."
        case .invalidHook(let problem): problem
        default: "The server's rules refuse this: \(self)."
        }
    }
}
