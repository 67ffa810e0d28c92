import DialtoneIDTokens
import DialtoneModel

/// A sign-in whose factors are verified, before its session is opened.
struct ProvedSignIn: Sendable {
    /// The changes that follow from the verification, in the transaction that opens the session.
    typealias Settlement = @Sendable (Account, any DataWriter) throws -> Void

    /// The account, as read by the transaction or as it will be created.
    var account: Account

    /// Whether ``account`` must still be created.
    var isNew = false

    /// Whether the transaction has found that no account has the new account's number.
    var isUnclaimed = false

    let factor: FirstFactor

    /// The second factor that is already verified.
    var secondFactor: ProvedSecondFactor?

    /// The token of the session that continues with the factor; `nil` to open a new session.
    var continued: CheckedIDToken?

    /// The client name that the device reported when the sign-in began.
    let client: String?

    /// Runs before anything is opened or created; an error that it throws undoes the sign-in.
    var settle: Settlement?
}

extension ProvedSignIn {
    /// Returns the same sign-in for an account that is now stored.
    func stored(as account: Account) -> ProvedSignIn {
        var signIn = self
        signIn.account = account
        signIn.isNew = false
        signIn.settle = nil
        return signIn
    }
}
