import DialtoneCore
import PhoneNumbers

extension Refusal {
    /// What an operator who typed a command is told.
    var explanation: String {
        switch self {
        case .accountNotFound: "There is no such account in this project."
        case .phoneNumberInUse: "Another account has this phone number."
        case .unknownProject: "There is no such project; `dialtone project list` shows them."
        case .tooManyTestNumbers:
            "The project has \(TestNumber.limit) test numbers already; remove one first."
        case .invalidTestNumber(let problem): "This cannot be a test number: \(problem)."
        case .invalidPhoneNumber(let problem):
            "This is no phone number (\(problem)); write it as +16505550100."
        case .invalidArgument(let field, let problem): "\(field): \(problem)."
        default: "The server's rules refuse this: \(self)."
        }
    }
}
