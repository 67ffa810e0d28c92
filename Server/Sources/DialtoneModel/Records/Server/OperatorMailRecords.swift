package import DialtoneBasics

/// Reads mails to operators.
package protocol OperatorMailReader {
    func hasOperatorMails(dueAt now: Timestamp) throws -> Bool
    /// The newest first.
    func operatorMails(of project: ProjectID, limit: Int) throws -> [OperatorMail]
}

/// Changes mails to operators; each check-and-set is one conditional statement.
package protocol OperatorMailWriter {
    func insert(_ mail: OperatorMail) throws

    /// Takes up to `limit` mails that are due, and puts their next attempt off until `lease`.
    ///
    /// Each is taken by one caller. Whoever crashes with it leaves it to be taken again then.
    func claimOperatorMails(
        dueAt now: Timestamp,
        until lease: Timestamp,
        limit: Int
    ) throws -> [OperatorMail]

    /// Notes what came of an attempt, unless another one began meanwhile.
    func save(_ mail: OperatorMail) throws
}
