import DialtoneBasics
import DialtoneModel
import DialtoneSendGuard

/// A kind of record that is deleted some time after it ended.
struct RetainedRecords: Sendable {
    /// The counter for these records.
    let count: any WritableKeyPath<TidiedRecords, Int> & Sendable
    let retention: TimeSpan

    /// Deletes up to the given number of records that ended before a moment, and returns how many
    /// it deleted: fewer than requested only if none are left.
    let delete: @Sendable (any DataWriter, Timestamp, Int) throws -> Int

    init(
        _ count: any WritableKeyPath<TidiedRecords, Int> & Sendable,
        for retention: TimeSpan = .seconds(0),
        _ delete: @escaping @Sendable (any DataWriter, Timestamp, Int) throws -> Int
    ) {
        self.count = count
        self.retention = retention
        self.delete = delete
    }
}

extension RetainedRecords {
    /// All kinds of record that expire by time alone.
    static let all: [RetainedRecords] = signIn + appVerification + sending

    private static let signIn = [
        RetainedRecords(\.verificationSessions, for: Housekeeping.sessionRetention) {
            try $0.deleteVerificationSessions(expiredBefore: $1, limit: $2)
        },
        RetainedRecords(\.temporaryProofs) {
            try $0.deleteTemporaryProofs(expiredBefore: $1, limit: $2)
        },
        RetainedRecords(\.pendingSignIns, for: Housekeeping.sessionRetention) {
            try $0.deletePendingSignIns(expiredBefore: $1, limit: $2)
        },
        RetainedRecords(\.totpEnrollments, for: Housekeeping.sessionRetention) {
            try $0.deleteTOTPEnrollments(expiredBefore: $1, limit: $2)
        },
        RetainedRecords(\.phoneLedgers, for: PhoneLedger.retention) {
            try $0.deleteLedgers(untouchedSince: $1, limit: $2)
        },
        RetainedRecords(\.knownInstallations, for: AppInstances.lifetime) {
            try $0.deleteKnownInstallations(provedBefore: $1, limit: $2)
        },
        RetainedRecords(\.attemptLedgers, for: AttemptLedger.retention) {
            try $0.deleteAttemptLedgers(untouchedSince: $1, limit: $2)
        },
        RetainedRecords(\.callTallies, for: Housekeeping.callTallyRetention) {
            try $0.deleteCallTallies(untouchedSince: $1, limit: $2)
        },
        RetainedRecords(\.actionCodes, for: ActionCode.retention) {
            try $0.deleteActionCodes(expiredBefore: $1, limit: $2)
        },
        RetainedRecords(\.expiredSessions) {
            try $0.deleteSessions(expiredBefore: $1, limit: $2)
        },
        RetainedRecords(\.authorizationCodes, for: AuthorizationCode.retention) {
            try $0.deleteAuthorizationCodes(expiredBefore: $1, limit: $2)
        },
        RetainedRecords(\.accessTokens) { try $0.deleteAccessTokens(expiredBefore: $1, limit: $2) },
        RetainedRecords(\.hookDeliveries, for: HookDelivery.retention) {
            try $0.deleteDeliveries(finishedBefore: $1, limit: $2)
        },
    ]

    private static let appVerification = [
        RetainedRecords(\.pushReceipts, for: PushReceipt.retention) {
            try $0.deletePushReceipts(expiredBefore: $1, limit: $2)
        },
        RetainedRecords(\.challenges) { try $0.deleteChallenges(expiredBefore: $1, limit: $2) },
        RetainedRecords(\.spentProofs) { try $0.deleteSpentProofs(expiredBefore: $1, limit: $2) },
        RetainedRecords(\.appProofCounts, for: AppProofCount.retention) {
            try $0.deleteAppProofCounts(before: $1, limit: $2)
        },
        RetainedRecords(\.appAttestKeys, for: AppAttestKey.retention) {
            try $0.deleteAppAttestKeys(unusedSince: $1, limit: $2)
        },
    ]

    private static let sending = [
        RetainedRecords(\.sendDecisions, for: SendDecision.retention) {
            try $0.deleteSendDecisions(before: $1, limit: $2)
        },
        RetainedRecords(\.sendTallies, for: SendTally.retention) {
            try $0.deleteSendTallies(untouchedSince: $1, limit: $2)
        },
        RetainedRecords(\.sendAlerts, for: SendAlert.retention) {
            try $0.deleteSendAlerts(before: $1, limit: $2)
        },
        RetainedRecords(\.operatorMails, for: OperatorMail.retention) {
            try $0.deleteOperatorMails(finishedBefore: $1, limit: $2)
        },
    ]
}
