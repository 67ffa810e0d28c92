package import DialtoneBasics

/// A kind of record that is deleted some time after it ended or last changed.
package enum RetainedRecords: Hashable, Sendable, CaseIterable {
    case verificationSessions
    case temporaryProofs
    case pendingSignIns
    case totpEnrollments
    case phoneLedgers
    case knownInstallations
    case attemptLedgers
    case callTallies
    case actionCodes
    case expiredSessions
    case authorizationCodes
    case accessTokens
    case hookDeliveries
    case hookCalls
    case nodes
    case operatorMails
    case operatorAttempts
    case operatorInvitations
    case operatorSessions
    case operatorSpentProofs
    case operatorSetupCodes
    case messageHours
    case activityCounts

    // The parts first: an import without parts is small.
    case accountImportParts
    case accountImports
    case accountJobParts
    case accountJobs

    // App verification
    case pushReceipts
    case challengeTokens
    case awaitedChallenges
    case spentProofs
    case appProofCounts
    case appAttestKeys

    // Send guard
    case sendDecisions
    case sendTallies
    case sendAlerts
    case serverAlerts
}

/// Deletes records that are no longer needed.
package protocol RetentionWriter {
    /// Deletes up to `limit` records that ended or last changed before `moment`.
    ///
    /// Returns how many it deleted: fewer than `limit` only if none are left.
    func delete(_ records: RetainedRecords, before moment: Timestamp, limit: Int) throws -> Int
}
