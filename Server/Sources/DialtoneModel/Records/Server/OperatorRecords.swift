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

    func operatorPasskey(_ id: PasskeyID) throws -> OperatorPasskey?

    /// The passkeys of an operator, the oldest first.
    func operatorPasskeys(of id: OperatorID) throws -> [OperatorPasskey]

    /// The number of passkeys of each operator that has some.
    func operatorPasskeyCounts() throws -> [OperatorID: Int]
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

    /// Inserts an invitation and deletes an earlier one of the same name.
    ///
    /// Throws ``Refusal/changedMeanwhile`` if another transaction has just inserted one.
    func replaceInvitation(with invitation: OperatorInvitation) throws
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

    /// Inserts a passkey; returns `false` if an operator has it already.
    func insert(_ passkey: OperatorPasskey) throws -> Bool
    /// Notes a use: counter, backup state and time, as `passkey` has them.
    ///
    /// `false` if the counter is not greater than the stored one, unless both are zero, or if the
    /// passkey is gone; and then nothing changes.
    func recordUse(ofOperatorPasskey passkey: OperatorPasskey) throws -> Bool
    /// Renames a passkey; returns `false` if the operator does not have it.
    func renameOperatorPasskey(
        _ id: PasskeyID,
        of person: OperatorID,
        to name: String
    ) throws
        -> Bool
    /// Deletes a passkey; returns `false` if the operator does not have it.
    func deleteOperatorPasskey(_ id: PasskeyID, of person: OperatorID) throws -> Bool
    func deleteOperatorPasskeys(of person: OperatorID) throws

    /// Marks the challenge of an operator's passkey as used; returns `false` if it was.
    func spendOperatorProof(_ proof: SpentProof) throws -> Bool

    /// Stores a code with which the first operator can be set up.
    func insertOperatorSetupCode(_ digest: TokenDigest, until end: Timestamp) throws
    /// Deletes a code; returns `false` if it does not exist or has expired.
    func takeOperatorSetupCode(_ digest: TokenDigest, at now: Timestamp) throws -> Bool
    func deleteOperatorSetupCodes() throws
}
