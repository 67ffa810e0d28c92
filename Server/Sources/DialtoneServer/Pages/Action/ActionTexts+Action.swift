import DialtoneCore

extension ActionTexts {
    func action(_ purpose: ActionPurpose) -> Action {
        switch purpose {
        case .passwordReset: resetPassword
        case .verifyEmail: verifyEmail
        case .changeEmail: changeEmail
        case .recoverEmail: recoverEmail
        case .revertSecondFactor: revertSecondFactor
        case .emailSignIn: signIn
        }
    }

    /// Why a link did nothing, in words for whoever opened it.
    func sentence(for error: any Error) -> String {
        switch error {
        case Refusal.expiredActionCode: expiredLead
        case Refusal.accountDisabled: disabledLead
        case Refusal.weakPassword, Refusal.passwordBelowPolicy: weakPassword
        case AccountConflict.email, Refusal.emailInUse: emailInUse
        case is Refusal: invalidLead
        default: unavailable
        }
    }
}
