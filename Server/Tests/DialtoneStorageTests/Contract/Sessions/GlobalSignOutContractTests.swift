import DialtoneBasics
import DialtoneModel
import DialtoneStorage
import DialtoneTestSupport
import Testing

@Suite struct GlobalSignOutContractTests {
    private static let cutoff = Timestamp.start + .minutes(1)

    @Test(arguments: StoreEngine.tested)
    func `every account is signed out, in batches, and each only once`(
        engine: StoreEngine
    ) async throws {
        try await engine.withStore { store in
            try await store.prepare()
            let accounts = ["a", "b", "c"].map { Account.sample($0) }
            for (number, account) in accounts.enumerated() {
                try await store.insert(account)
                try await store.write { try $0.insert(Session.sample(number, of: account)) }
            }
            var batches: [SignedOutAccounts] = []
            while let batch = try await store.write({ [last = batches.last?.last] data in
                try data.endSessions(
                    begunBefore: Self.cutoff,
                    ofAccountsAfter: last,
                    in: .sample,
                    limit: 2
                )
            }) {
                batches.append(batch)
            }
            #expect(batches.map(\.last.rawValue) == ["b", "c"])
            #expect(batches.map(\.accountCount) == [2, 1])
            #expect(batches.map(\.sessionCount) == [2, 1])
            for account in accounts {
                #expect(try await store.account(account.id.rawValue)?.validSince == Self.cutoff)
                let left = try await store.read { try $0.sessions(of: account.id, in: .sample) }
                #expect(left.isEmpty)
            }
        }
    }

    @Test(arguments: StoreEngine.tested)
    func `later sessions and later revocations are kept`(
        engine: StoreEngine
    ) async throws {
        try await engine.withStore { store in
            try await store.prepare()
            let revokedAt = Self.cutoff + .hours(1)
            var revoked = Account.sample("a")
            revoked.validSince = revokedAt
            let account = revoked
            try await store.insert(account)
            let early = Session.sample(59, of: account)
            let late = Session.sample(60, of: account)
            try await store.write { data in
                try data.insert(early)
                try data.insert(late)
            }
            let done = try await store.write { data in
                try data.endSessions(
                    begunBefore: Self.cutoff,
                    ofAccountsAfter: nil,
                    in: .sample,
                    limit: 9
                )
            }
            #expect(done?.sessionCount == 1)
            let left = try await store.read { try $0.sessions(of: account.id, in: .sample) }
            #expect(left.map(\.id) == [late.id])
            #expect(try await store.account("a")?.validSince == revokedAt)
        }
    }

    @Test(arguments: StoreEngine.tested)
    func `another project's accounts are not signed out`(engine: StoreEngine) async throws {
        try await engine.withStore { store in
            try await store.prepare()
            try await store.prepare(.sample(.other, number: 2))
            try await store.insert(Account.sample("a", of: .other))
            let done = try await store.write { data in
                try data.endSessions(
                    begunBefore: Self.cutoff,
                    ofAccountsAfter: nil,
                    in: .sample,
                    limit: 9
                )
            }
            #expect(done == nil)
        }
    }
}
