package import DialtoneBasics
package import DialtoneModel

/// Ends all sessions and pending operations of all users, after revocations were lost.
///
/// A restored backup contains sessions that have since ended, and codes, links and credentials that
/// have since been used. They cannot be distinguished from valid ones.
package struct GlobalSignOut: Sendable {
    /// The number of accounts that one transaction changes; small, so that requests do not wait
    /// long.
    private static let batchSize = 500

    package struct Outcome: Hashable, Sendable {
        package var accountCount = 0
        package var sessionCount = 0
    }

    private let store: any DataStore

    package init(store: any DataStore) {
        self.store = store
    }

    /// Ends every session that began before `moment`, revokes earlier ID tokens, and deletes
    /// everything that is pending: codes, links, verifications of users and apps, sign-ins that
    /// wait for a second factor, and administrators' access tokens.
    ///
    /// It can be run again, also after an interruption, to end what remains. `onBatch` is called
    /// with the number of accounts processed.
    package func run(
        before moment: Timestamp,
        onBatch: (Int) -> Void = { _ in }
    ) async throws -> Outcome {
        try await endEverythingUnderWay()
        let projects = try await store.read { data in
            let projects = try data.projects()
            return try (projects + projects.flatMap { try data.tenants(of: $0.id) }).map(\.id)
        }
        var outcome = Outcome()
        for project in projects {
            var last: AccountID?
            while let done = try await endSessions(before: moment, after: last, of: project) {
                outcome.accountCount += done.accountCount
                outcome.sessionCount += done.sessionCount
                last = done.last
                onBatch(outcome.accountCount)
            }
        }
        return outcome
    }

    private func endSessions(
        before moment: Timestamp,
        after last: AccountID?,
        of project: ProjectID
    ) async throws -> SignedOutAccounts? {
        try await store.write {
            try $0.endSessions(
                begunBefore: moment,
                ofAccountsAfter: last,
                in: project,
                limit: Self.batchSize
            )
        }
    }

    /// What would give access to an account later.
    private static let underWay: [RetainedRecords] = [
        .pendingSignIns, .temporaryProofs, .actionCodes, .totpEnrollments, .verificationSessions,
        .accessTokens, .pushReceipts, .challengeTokens, .awaitedChallenges, .authorizationCodes,
    ]

    private func endEverythingUnderWay() async throws {
        let end = Timestamp.calendar.upperBound
        try await store.write { data in
            for records in Self.underWay {
                _ = try data.delete(records, before: end, limit: .max)
            }
        }
    }
}
