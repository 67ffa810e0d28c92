package import DialtoneBasics

/// Reads e-mails to operators.
package protocol OperatorMailReader {
    func hasOperatorMails(dueAt now: Timestamp) throws -> Bool
    /// Returns the e-mails, newest first.
    func operatorMails(of project: ProjectID, limit: Int) throws -> [OperatorMail]
}

/// Changes e-mails to operators; each check-and-set is a single conditional statement.
package protocol OperatorMailWriter {
    func insert(_ mail: OperatorMail) throws

    /// Claims up to `limit` due e-mails, and postpones them until `lease`.
    ///
    /// Each is claimed by one caller. If that caller crashes, it becomes due again then.
    func claimOperatorMails(
        dueAt now: Timestamp,
        until lease: Timestamp,
        limit: Int
    ) throws -> [OperatorMail]

    /// Saves the outcome of an attempt, unless another one was started in the meantime.
    func save(_ mail: OperatorMail) throws
}
