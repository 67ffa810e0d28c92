/// Signs everybody out of everything, once nobody knows any more what had been revoked.
///
/// A backup that was restored has sessions in it that ended since, and codes, links and
/// credentials that were used since. None of them can be told from those that are still good.
package struct GeneralSignOut: Sendable {
    /// How many accounts one transaction changes: requests wait for no more than that.
    private static let batchSize = 500

    package struct Outcome: Hashable, Sendable {
        package var accountCount = 0
        package var sessionCount = 0
    }

    private let store: any DataStore

    package init(store: any DataStore) {
        self.store = store
    }

    /// Ends every session that began before `moment`, with the ID tokens of before, and all that
    /// is under way: codes, links, proofs of people and of apps, sign-ins that wait for a second
    /// factor, and administrators' access tokens.
    ///
    /// Running it again, also after it was interrupted, ends what is left. `onBatch` is told how
    /// many accounts are done.
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

    private func endEverythingUnderWay() async throws {
        let end = Timestamp.calendar.upperBound
        try await store.write { data in
            _ = try data.deletePendingSignIns(expiredBefore: end, limit: .max)
            _ = try data.deleteTemporaryProofs(expiredBefore: end, limit: .max)
            _ = try data.deleteActionCodes(expiredBefore: end, limit: .max)
            _ = try data.deleteTOTPEnrollments(expiredBefore: end, limit: .max)
            _ = try data.deleteVerificationSessions(expiredBefore: end, limit: .max)
            _ = try data.deleteAccessTokens(expiredBefore: end, limit: .max)
            _ = try data.deletePushReceipts(expiredBefore: end, limit: .max)
            _ = try data.deleteChallenges(expiredBefore: end, limit: .max)
        }
    }
}
