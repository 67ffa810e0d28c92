extension AuditNotes {
    /// Notes a change of an account, whose values are not in the log.
    package static func note(_ account: Account, changed members: [String] = []) {
        note(
            AuditTarget(.user, id: account.id.rawValue),
            of: account.projectID,
            changed: members
        )
    }

    /// Notes that sessions of an operator were ended.
    package static func noteSessions(of id: OperatorID) {
        note(AuditTarget(.operator, id: id.rawValue), of: nil, changed: ["sessions"])
    }

    /// Notes that passkeys of an operator were added, renamed or removed.
    package static func notePasskeys(of id: OperatorID) {
        note(AuditTarget(.operator, id: id.rawValue), of: nil, changed: ["passkeys"])
    }
}
