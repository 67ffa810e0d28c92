import DialtoneFlows
import IdentityToolkit

/// The kinds of action codes that can be requested; others are sent automatically.
enum RequestedAction {
    case passwordReset, emailSignIn, verifyEmail, changeEmail

    init(_ input: SendOOBCodeRequest) throws {
        switch input.requestType {
        case nil, .unspecified: throw RequestRefusal.missingRequestType
        case .passwordReset: self = .passwordReset
        case .emailSignIn: self = .emailSignIn
        case .verifyEmail: self = .verifyEmail
        case .verifyAndChangeEmail: self = .changeEmail
        case .oldEmailAgree, .newEmailAccept, .recoverEmail, .revertSecondFactorAddition:
            throw RequestRefusal.unsupportedRequest
        }
    }

    func request(
        _ input: SendOOBCodeRequest,
        about subject: ActionRequest.Subject
    ) -> ActionRequest {
        switch self {
        case .passwordReset: .passwordReset(email: input.email ?? "")
        case .emailSignIn: .emailSignIn(email: input.email ?? "")
        case .verifyEmail: .verifyEmail(subject)
        case .changeEmail: .changeEmail(subject, newEmail: input.newEmail ?? "")
        }
    }
}
