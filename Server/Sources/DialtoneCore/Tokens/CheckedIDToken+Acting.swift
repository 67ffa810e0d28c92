extension CheckedIDToken {
    /// The token's session and account as they are now, in one read.
    ///
    /// Throws the protocol's refusal where the account is gone or disabled, or where the session
    /// has ended, in the order of upstream, which decides what the SDKs do with the answer.
    package func acting(in data: any DataReader) throws -> ActingSession {
        guard let (session, account) = try data.session(sessionID), isToken(of: session) else {
            throw try refusal(of: data.account(accountID, of: projectID))
        }
        return try checked(session, of: account)
    }

    /// The same inside the transaction of a change, with the account held: nothing ends the
    /// session between this check and the change.
    package func hold(in data: any DataWriter) throws -> ActingSession {
        let account = try data.holdAccount(accountID, of: projectID)
        // Everything that ends sessions holds the account first, so this statement sees it.
        guard let account, let (session, _) = try data.session(sessionID), isToken(of: session)
        else { throw refusal(of: account) }
        return try checked(session, of: account)
    }

    private func isToken(of session: Session) -> Bool {
        session.accountID == accountID && session.projectID == projectID
    }

    private func checked(_ session: Session, of account: Account) throws -> ActingSession {
        guard account.isDisabled != true, !session.isRevoked(on: account) else {
            throw refusal(of: account)
        }
        return ActingSession(session: session, account: account)
    }

    /// Why a token without a session that goes on does nothing for `account`.
    private func refusal(of account: Account?) -> Refusal {
        guard let account else { return .accountNotFound }
        guard account.isDisabled == true else { return .idTokenRevoked }
        return SecurityTrail.explaining(.accountDisabled, as: .accountOfTokenDisabled)
    }
}
