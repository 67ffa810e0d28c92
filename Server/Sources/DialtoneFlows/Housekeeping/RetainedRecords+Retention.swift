import DialtoneBasics
import DialtoneModel
import DialtoneSendGuard

extension RetainedRecords {
    /// How long the records are kept after they ended or last changed, if messages are kept for
    /// `messages`.
    func retention(ofMessages messages: TimeSpan) -> TimeSpan {
        switch self {
        case .verificationSessions, .pendingSignIns, .totpEnrollments: Housekeeping.sessionRetention
        case .phoneLedgers: PhoneLedger.retention
        case .knownInstallations: AppInstances.lifetime
        case .attemptLedgers, .operatorAttempts: AttemptLedger.retention
        case .callTallies: Housekeeping.callTallyRetention
        case .actionCodes: ActionCode.retention
        case .authorizationCodes: AuthorizationCode.lifetime + AuthorizationCode.retention
        case .hookDeliveries: HookDelivery.retention
        case .hookCalls: HookCall.retention
        case .nodes: NodeRecord.retention
        case .messageHours: MessageRecord.retention + MessageHour.length
        case .activityCounts: ActivityCount.retention
        case .operatorMails: OperatorMail.retention
        case .pushReceipts: PushReceipt.retention
        case .appProofCounts: AppProofCount.retention
        case .appAttestKeys: AppAttestKey.retention
        case .sendDecisions: messages
        case .sendTallies: SendTally.retention
        case .sendAlerts, .serverAlerts: SendAlert.retention
        case .expiredSessions, .temporaryProofs, .accessTokens, .challengeTokens,
            .awaitedChallenges, .spentProofs, .operatorInvitations, .operatorSessions,
            .operatorSpentProofs, .operatorSetupCodes, .accountImportParts, .accountImports,
            .accountJobParts, .accountJobs:
            .seconds(0)
        }
    }
}
