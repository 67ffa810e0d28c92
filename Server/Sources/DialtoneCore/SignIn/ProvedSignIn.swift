/// A sign-in whose factors are proved, before its session is opened.
struct ProvedSignIn: Sendable {
    /// What the proof changes, in the transaction that opens the session.
    typealias Settlement = @Sendable (Account, any DataWriter) throws -> Void

    /// The account, as the transaction sees it or as it is to be created.
    var account: Account

    /// Whether ``account`` is still to be created.
    var isNew = false

    let factor: FirstFactor

    /// The second factor that is proved already.
    var secondFactor: ProvedSecondFactor?

    /// The token of the session that continues with the factor; without it, a new session is
    /// opened.
    var continued: CheckedIDToken?

    /// What the device called itself when it began to sign in.
    let client: String?

    /// Runs before anything is opened or created; what it throws undoes the sign-in.
    var settle: Settlement?
}

extension ProvedSignIn {
    /// The same for an account that is stored by now.
    func stored(as account: Account) -> ProvedSignIn {
        var signIn = self
        signIn.account = account
        signIn.isNew = false
        signIn.settle = nil
        return signIn
    }
}
