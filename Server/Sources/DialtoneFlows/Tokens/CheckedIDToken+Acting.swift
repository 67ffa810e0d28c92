package import DialtoneIDTokens
package import DialtoneModel

extension CheckedIDToken {
    /// Returns the token's session and account as they are now, in one read.
    ///
    /// Throws if the account is deleted or disabled, or the session has ended, with the errors and
    /// in the order of Identity Platform, on which the SDKs' reaction depends.
    package func acting(in data: any AccountReader & SessionReader) throws -> ActingSession {
        guard let (session, account) = try data.session(sessionID), isToken(of: session) else {
            throw try refusal(of: data.account(accountID, of: projectID))
        }
        return try checked(session, of: account)
    }

    /// Returns the same inside the transaction of a change, with the account locked: the session
    /// cannot end between this check and the change.
    package func hold(in data: any ActingSessionRecords) throws -> ActingSession {
        let account = try data.holdAccount(accountID, of: projectID)
        // Every operation that ends sessions locks the account first, so this statement sees its
        // result.
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

    /// Returns why a token without an existing session is refused for `account`.
    private func refusal(of account: Account?) -> Refusal {
        guard let account else { return .accountNotFound }
        guard account.isDisabled == true else { return .idTokenRevoked }
        return SecurityTrail.explaining(.accountDisabled, as: .accountOfTokenDisabled)
    }
}
