import DialtoneBasics
import DialtoneModel
import DialtoneStorage
import DialtoneTestSupport
import PhoneNumbers
import Testing

/// Each check-and-set of the contract, asked for many times at once.
@Suite struct RaceContractTests {
    /// Returns how many of `count` concurrent runs return `true`.
    private func winners(
        among count: Int = 200,
        _ run: @escaping @Sendable (Int) async throws -> Bool
    ) async throws -> Int {
        try await withThrowingTaskGroup(of: Bool.self) { group in
            for number in 0..<count { group.addTask { try await run(number) } }
            return try await group.reduce(into: 0) { $0 += $1 ? 1 : 0 }
        }
    }

    @Test(arguments: StoreEngine.tested)
    func `two hundred concurrent tries spend exactly five`(engine: StoreEngine) async throws {
        try await engine.withStore { store in
            try await store.prepare()
            let session = VerificationSession.sample(1, tries: 5)
            try await store.write { try $0.insert(session) }

            let spent = try await winners { _ in
                try await store.write {
                    try $0.spendTry(on: session.id, of: .sample, at: .start) != nil
                }
            }

            #expect(spent == 5)
            let left = try await store.read { try $0.verificationSession(session.id)?.triesLeft }
            #expect(left == 0)
        }
    }

    @Test(arguments: StoreEngine.tested)
    func `of two hundred concurrent uses of a session one is accepted`(
        engine: StoreEngine
    ) async throws {
        try await engine.withStore { store in
            try await store.prepare()
            let session = VerificationSession.sample(1)
            let proof = TemporaryProof.sample(1)
            try await store.write { data in
                try data.insert(session)
                try data.insert(proof)
            }

            let sessions = try await winners { number in
                try await store.write {
                    try $0.consumeVerificationSession(
                        session.id,
                        at: .start + .seconds(Int64(number))
                    )
                }
            }
            let proofs = try await winners { _ in
                try await store.write { try $0.consumeTemporaryProof(proof.digest) }
            }

            #expect(sessions == 1)
            #expect(proofs == 1)
        }
    }

    @Test(arguments: StoreEngine.tested)
    func `of many concurrent new accounts with one number one is created`(
        engine: StoreEngine
    ) async throws {
        try await engine.withStore { store in
            try await store.prepare()
            let created = try await winners(among: 50) { number in
                try await store.write {
                    try $0.insert(Account.sample("\(number)", phoneNumber: .fictional(1)))
                }
            }

            #expect(created == 1)
            #expect(try await store.read { try $0.accountCount(of: .sample) } == 1)
        }
    }

    @Test(arguments: StoreEngine.tested)
    func `of many accounts given one number concurrently one gets it`(
        engine: StoreEngine
    ) async throws {
        try await engine.withStore { store in
            try await store.prepare()
            for number in 0..<50 { try await store.insert(.sample("\(number)")) }

            let given = try await winners(among: 50) { number in
                try await store.write {
                    try $0.setPhoneNumber(
                        .fictional(1),
                        on: AccountID(rawValue: "\(number)"),
                        of: .sample,
                        provedAt: .start
                    ) != nil
                }
            }

            #expect(given == 1)
            let accounts = try await store.read {
                try $0.accounts(of: .sample, after: nil, limit: 100)
            }
            #expect(accounts.count { $0.phoneNumber == .fictional(1) } == 1)
        }
    }

    @Test(arguments: StoreEngine.tested)
    func `concurrent entries in one ledger are all kept`(engine: StoreEngine) async throws {
        try await engine.withStore { store in
            try await store.prepare()
            let noted = try await winners { number in
                try await store.write { data in
                    var ledger = try data.holdLedger(of: .fictional(1), in: .sample)
                    ledger.recordFailure(at: .start + .seconds(Int64(number)))
                    try data.save(ledger)
                    return true
                }
            }

            let ledger = try await store.write { try $0.holdLedger(of: .fictional(1), in: .sample) }
            #expect(noted == 200)
            #expect(ledger.consecutiveFailures == 200)
            #expect(Set(ledger.failures).count == 200)
        }
    }

    @Test(arguments: StoreEngine.tested)
    func `fictional numbers added concurrently stay within the limit`(
        engine: StoreEngine
    ) async throws {
        try await engine.withStore { store in
            try await store.prepare()
            let added = try await winners(among: 60) { number in
                let testNumber = try TestNumber.sample(number)
                return try await store.write { try $0.save(testNumber) }
            }

            #expect(added == TestNumber.limit)
            let stored = try await store.read { try $0.testNumbers(of: .sample).count }
            #expect(stored == TestNumber.limit)
        }
    }

    @Test(arguments: StoreEngine.tested)
    func `an account is never signed in to after it was disabled`(
        engine: StoreEngine
    ) async throws {
        try await engine.withStore { store in
            try await store.prepare()
            let account = Account.sample("one")
            try await store.insert(account)
            var disabling = AccountChanges()
            disabling.isDisabled = .set(true)

            _ = try await winners(among: 60) { [disabling] number in
                if number == 30 {
                    _ = try await store.write {
                        try $0.apply(disabling, to: account.id, of: .sample, at: .start)
                    }
                    let late = try await store.write {
                        try $0.recordSignIn(
                            account.id,
                            of: .sample,
                            at: .start,
                            phoneProved: true
                        )
                    }
                    #expect(late == nil)
                    return true
                }
                return try await store.write { data in
                    let signedIn = try data.recordSignIn(
                        account.id,
                        of: .sample,
                        at: .start,
                        phoneProved: true
                    )
                    #expect(signedIn?.isDisabled != true)
                    return signedIn != nil
                }
            }
        }
    }
}
