/// How many records of each kind a round of housekeeping deleted.
package struct TidiedRecords: Hashable, Sendable {
    package var verificationSessions = 0
    package var temporaryProofs = 0
    package var pendingSignIns = 0
    package var totpEnrollments = 0
    package var phoneLedgers = 0
    package var knownInstallations = 0
    package var attemptLedgers = 0
    package var callTallies = 0
    package var actionCodes = 0
    package var expiredSessions = 0
    package var authorizationCodes = 0
    package var accessTokens = 0
    package var hookDeliveries = 0
    package var pushReceipts = 0
    package var challenges = 0
    package var spentProofs = 0
    package var appProofCounts = 0
    package var appAttestKeys = 0
    package var sendDecisions = 0
    package var sendTallies = 0
    package var sendAlerts = 0
    package var operatorMails = 0
    package var messages = 0
    package var anonymousAccounts = 0
}
