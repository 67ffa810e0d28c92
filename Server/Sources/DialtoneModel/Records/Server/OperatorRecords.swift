package import DialtoneBasics

/// Reads operators, their invitations and their sessions.
package protocol OperatorReader {
    func operatorAccount(_ id: OperatorID) throws -> Operator?
    func operatorAccount(named name: OperatorName) throws -> Operator?
    func operatorAccounts() throws -> [Operator]
    func operatorInvitation(digest: TokenDigest) throws -> OperatorInvitation?
    func operatorInvitations() throws -> [OperatorInvitation]
    func operatorSession(digest: TokenDigest) throws -> (session: OperatorSession, of: Operator)?

    /// The sessions of an operator, the last one first.
    func operatorSessions(of id: OperatorID) throws -> [OperatorSession]
}

/// Changes operators, their invitations and their sessions.
package protocol OperatorWriter {
    /// Inserts an operator; returns `false` if the name is in use.
    func insert(_ person: Operator) throws -> Bool
    /// Returns the operator, locked until the end of the transaction.
    func holdOperator(_ id: OperatorID) throws -> Operator?
    /// Returns all operators, locked until the end of the transaction.
    func holdOperators() throws -> [Operator]
    func save(_ person: Operator) throws
    /// Deletes an operator and its sessions; returns `false` if there is none.
    func deleteOperator(_ id: OperatorID) throws -> Bool

    /// Inserts an invitation and deletes earlier ones for the same name.
    func insert(_ invitation: OperatorInvitation) throws
    /// Deletes the invitations of a name and returns their number.
    @discardableResult
    func deleteOperatorInvitations(of name: OperatorName) throws -> Int
    /// Deletes the invitation; returns `false` if it does not exist.
    func deleteOperatorInvitation(digest: TokenDigest) throws -> Bool

    func insert(_ session: OperatorSession) throws
    func noteUse(ofOperatorSession id: String, at now: Timestamp) throws
    /// Records that the operator has entered a code in the session.
    func confirm(operatorSession id: String, at now: Timestamp) throws
    /// Ends a session; returns `false` if the operator has no such session.
    func deleteOperatorSession(_ id: String, of person: OperatorID) throws -> Bool
    /// Ends all sessions of an operator and returns their number.
    func deleteOperatorSessions(of id: OperatorID) throws -> Int

    /// Returns the recent attempts to sign in with a name, locked until the end of the transaction.
    func holdOperatorAttempts(of name: OperatorName) throws -> AttemptLedger
    func saveOperatorAttempts(_ ledger: AttemptLedger) throws
}
