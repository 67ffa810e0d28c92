package import DialtoneBasics

extension PendingSignIn {
    /// How long a code of an authenticator app may take; codes by message may take longer.
    package static let totpChallenge = TimeSpan.minutes(5)

    /// Why no second factor can complete this sign-in; `nil` if one can.
    ///
    /// It expires with what the first factor was proved against: it is rejected once the account's
    /// sessions have ended or its password has been replaced.
    package func refusal(for account: Account, of project: ProjectID, at now: Timestamp) -> Refusal?
    {
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
    /// Whether the account still has the first factor of this sign-in.
    fileprivate func hasFirstFactor(_ provider: SignInProvider) -> Bool {
        switch provider {
        case .phone: phoneNumber != nil
        case .password: email != nil
        default: true
        }
    }
}
