extension PendingSignIn {
    /// How long an authenticator app's code may take; a message needs longer.
    static let totpChallenge = TimeSpan.minutes(5)

    /// Why no second factor completes this sign-in; `nil` while one can.
    ///
    /// It is bound to everything that the first factor was proved for: what ends the account's
    /// sessions, or replaces the password that was typed, ends this sign-in as well.
    func refusal(for account: Account, of project: ProjectID, at now: Timestamp) -> Refusal? {
        guard projectID == project else {
            return projectID.parent == project.parent
                ? .tenantMismatch : .pendingSignIn(.ofOtherProject)
        }
        if account.isDisabled == true { return .accountDisabled }
        let isOver =
            now >= expiresAt
            || isBefore(account.validSince)
            || isBefore(account.othersEndedAt)
            || isBefore(account.passwordUpdatedAt)
            || !account.hasFirstFactor(firstFactor.provider)
        return isOver ? .pendingSignIn(.over) : nil
    }

    private func isBefore(_ moment: Timestamp?) -> Bool {
        guard let moment else { return false }
        return createdAt < moment
    }
}

extension Account {
    /// Whether the account can still sign in the way that it has just begun to.
    fileprivate func hasFirstFactor(_ provider: SignInProvider) -> Bool {
        switch provider {
        case .phone: phoneNumber != nil
        case .password: email != nil
        default: true
        }
    }
}
