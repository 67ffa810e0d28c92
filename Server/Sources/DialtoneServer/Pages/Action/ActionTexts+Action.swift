import DialtoneModel

extension ActionTexts {
    func action(of code: ActionCode) -> Action {
        switch code.purpose {
        case .passwordReset: resetPassword
        case .verifyEmail: verifyEmail
        case .changeEmail: changeEmail
        case .recoverEmail: code.newEmail == nil ? undoSignInChange : recoverEmail
        case .revertSecondFactor: revertSecondFactor
        case .emailSignIn: signIn
        }
    }

    /// Returns the reason why a link failed, as a text for the user.
    func sentence(for error: any Error) -> String {
        switch error {
        case Refusal.expiredActionCode: expiredLead
        case Refusal.accountDisabled: disabledLead
        case Refusal.weakPassword, Refusal.passwordBelowPolicy: weakPassword
        case Refusal.guessablePassword: guessablePassword
        case AccountConflict.email, Refusal.emailInUse: emailInUse
        case is Refusal: invalidLead
        default: unavailable
        }
    }
}
