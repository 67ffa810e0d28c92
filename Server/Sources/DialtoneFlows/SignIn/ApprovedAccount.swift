package import DialtoneModel

/// An account that does not exist yet, and that may be created.
package struct ApprovedAccount: Sendable {
    package let account: Account
    private let events: AccountEvents
    private let method: SignInProvider
    private let signUpQuota: SignUpQuota

    /// The limits on the caller's new accounts; `nil` if they were counted earlier, or by messages.
    private let limits: CallGuard?

    /// Creates an approved account; if the project has a hook, it has agreed.
    init(
        _ account: Account,
        by factor: FirstFactor,
        for caller: AppCaller,
        _ events: AccountEvents
    ) {
        self.account = account
        self.events = events
        method = factor.provider
        signUpQuota = caller.settings.signUpQuota
        limits = caller.countsSignUp(by: factor) ? CallGuard(for: caller) : nil
    }

    /// Creates the account and notifies hooks; `false` if the ID or the phone number is taken.
    ///
    /// Throws ``AccountConflict`` if another account has the address or a linked identity.
    package func insert(in data: any SignUpRecords) throws -> Bool {
        guard try data.insert(account) else { return false }
        try noteInsertion(in: data)
        return true
    }

    /// Creates the account, whose number had no account when the transaction looked for one.
    func insertUnclaimed(in data: any SignUpRecords) throws {
        try data.insertUnclaimed(account)
        try noteInsertion(in: data)
    }

    private func noteInsertion(in data: any SignUpRecords) throws {
        try data.admitSignUp(to: account.projectID, by: signUpQuota, at: account.createdAt)
        try limits?.count(.signUps, in: data, at: account.createdAt)
        try events.record(.accountCreated, of: account, in: data)
        SecurityTrail.count(.accountCreated(method))
    }
}

extension ApprovedAccount {
    /// Creates the account, or returns the account that now has its number.
    func store(in data: any AccountReader & SignUpRecords) throws -> Account {
        try insert(in: data) ? account : owner(in: data)
    }

    /// Returns the account that has the number, because a concurrent request verified it first.
    func owner(in data: any AccountReader) throws -> Account {
        guard let phoneNumber = account.phoneNumber,
            let owner = try data.account(phoneNumber: phoneNumber, of: account.projectID)
        else { throw Refusal.accountNotFound }
        return owner
    }
}

extension AppCaller {
    /// Whether the account counts as a sign-up when it is stored.
    ///
    /// Sign-ups with a password are counted earlier, and so are anonymous ones if a hook is called;
    /// sign-ups with a phone number are counted by their messages.
    fileprivate func countsSignUp(by factor: FirstFactor) -> Bool {
        switch factor.provider {
        case .phone: false
        case .anonymous: !project.asksBeforeSignIn
        default: factor != .password
        }
    }
}
