/// A kind of record that has data about a user, by the name that exports and erasures use.
///
/// `docs/privacy.md` describes each of them; a test compares it with the schema.
package enum PersonalRecords: String, Hashable, Sendable, CaseIterable {
    case identifiers
    case passkeys
    case sessions
    case clientConsents
    case authorizationCodes
    case pendingSignIns
    case authenticatorEnrollments
    case secondFactorFailures
    case numberClaims
    case actionCodes
    case verifications
    case temporaryProofs
    case installations
    case messageAttempts
    case messages
    case sendDecisions
    case finishedHookDeliveries
    case hookCalls
    case auditEntries
    case userLog

    // Kept when the user is erased
    case pendingHookDeliveries
    case numberLimits
    case attempts

    /// Why an erasure keeps the records, and for how long; `nil` if it deletes them.
    package var reasonToKeep: String? {
        switch self {
        case .pendingHookDeliveries:
            "Your back end must still get these events; they are deleted 14 days after the last "
                + "attempt."
        case .numberLimits:
            "An erasure would reset the limits on messages and wrong codes: they are kept for a day, "
                + "and wrong codes for a year. An opt-out is kept until it is withdrawn."
        case .attempts:
            "An erasure would reset the limits on attempts and e-mails: they are kept for at most 30 days."
        default: nil
        }
    }
}

/// One record about a user: its fields and their values as text.
///
/// It contains no secrets, digests of secrets or keys.
package struct PersonalRecord: Hashable, Sendable {
    package let kind: String
    package let fields: [String: String]

    package init(_ kind: String, fields: [String: String]) {
        self.kind = kind
        self.fields = fields
    }
}

/// How many records of a kind an erasure deletes or keeps.
package struct ErasedRecords: Hashable, Sendable {
    package let records: PersonalRecords
    package let count: Int

    package init(_ records: PersonalRecords, count: Int) {
        self.records = records
        self.count = count
    }
}
