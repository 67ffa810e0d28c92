/// How many records of each kind a round of housekeeping deleted.
package struct TidiedRecords: Hashable, Sendable {
    package let verificationSessions: Int
    package let temporaryProofs: Int
    package let pendingSignIns: Int
    package let totpEnrollments: Int
    package let phoneLedgers: Int
    package let attemptLedgers: Int
    package let actionCodes: Int
    package let accessTokens: Int
    package let hookDeliveries: Int
    package let pushReceipts: Int
    package let challenges: Int
    package let spentProofs: Int
    package let sendDecisions: Int
    package let appAttestKeys: Int
    package let messages: Int
    package let anonymousAccounts: Int

    package init(
        verificationSessions: Int,
        temporaryProofs: Int,
        pendingSignIns: Int,
        totpEnrollments: Int = 0,
        phoneLedgers: Int,
        attemptLedgers: Int = 0,
        actionCodes: Int = 0,
        accessTokens: Int = 0,
        hookDeliveries: Int = 0,
        pushReceipts: Int = 0,
        challenges: Int = 0,
        spentProofs: Int = 0,
        sendDecisions: Int = 0,
        appAttestKeys: Int = 0,
        messages: Int = 0,
        anonymousAccounts: Int = 0
    ) {
        self.verificationSessions = verificationSessions
        self.temporaryProofs = temporaryProofs
        self.pendingSignIns = pendingSignIns
        self.totpEnrollments = totpEnrollments
        self.phoneLedgers = phoneLedgers
        self.attemptLedgers = attemptLedgers
        self.actionCodes = actionCodes
        self.accessTokens = accessTokens
        self.hookDeliveries = hookDeliveries
        self.pushReceipts = pushReceipts
        self.challenges = challenges
        self.spentProofs = spentProofs
        self.sendDecisions = sendDecisions
        self.appAttestKeys = appAttestKeys
        self.messages = messages
        self.anonymousAccounts = anonymousAccounts
    }
}
