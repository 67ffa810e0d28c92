import DialtoneBasics
import DialtoneModel
import DialtoneStorage
import DialtoneTestSupport
import PhoneNumbers
import Testing

@Suite struct ActionCodeContractTests {
    private static func code(_ number: Int, of account: Account?) -> ActionCode {
        var code = ActionCode(
            digest: .sample(number),
            projectID: .sample,
            purpose: .changeEmail,
            accountID: account?.id,
            email: "ada@example.com",
            createdAt: .start,
            expiresAt: .start + .hours(1)
        )
        code.newEmail = "new@example.com"
        code.phoneNumber = .fictional(2)
        code.secondFactorID = SecondFactorID(rawValue: "factor")
        code.wasEmailVerified = true
        code.former = FormerSignIn(
            phoneNumber: .fictional(1),
            linkedProviders: [
                LinkedProvider(providerID: SignInProvider(rawValue: "google.com"), rawID: "1")
            ],
            at: .start
        )
        return code
    }

    @Test(arguments: StoreEngine.tested)
    func `a code is read back as stored and can be used once, before it expires`(
        engine: StoreEngine
    ) async throws {
        try await engine.withStore { store in
            try await store.prepare()
            let code = Self.code(1, of: nil)
            try await store.write { try $0.insert(code) }
            func take(at now: Timestamp) async throws -> Bool {
                try await store.write { try $0.consumeActionCode(code.digest, at: now) }
            }

            #expect(try await store.read { try $0.actionCode(code.digest) } == code)
            #expect(try await take(at: code.expiresAt) == false)
            #expect(try await take(at: .start))
            #expect(try await take(at: .start) == false)
            #expect(try await store.read { try $0.actionCode(code.digest) } == nil)
        }
    }

    @Test(arguments: StoreEngine.tested)
    func `several codes are read at once, and unknown ones are left out`(
        engine: StoreEngine
    ) async throws {
        try await engine.withStore { store in
            try await store.prepare()
            let codes = (1...5).map { Self.code($0, of: nil) }
            try await store.write { data in
                for code in codes.dropLast() { try data.insert(code) }
            }
            let found = try await store.read { try $0.actionCodes(codes.map(\.digest)) }
            #expect(Set(found.map(\.digest)) == Set(codes.dropLast().map(\.digest)))
            #expect(found.count == 4)
        }
    }

    @Test(arguments: StoreEngine.tested)
    func `valid codes are found oldest first, and those since a given time are deleted`(
        engine: StoreEngine
    ) async throws {
        try await engine.withStore { store in
            try await store.prepare()
            let account = Account.sample("a")
            let codes = (0..<4).map { number in
                ActionCode(
                    digest: .sample(number),
                    projectID: .sample,
                    purpose: .recoverEmail,
                    accountID: account.id,
                    email: number == 1 ? "other@example.com" : "ada@example.com",
                    createdAt: .start + .minutes(Int64(number)),
                    expiresAt: .start + .minutes(number == 0 ? 1 : 60)
                )
            }
            try await store.write { data in
                _ = try data.insert(account)
                for code in codes.reversed() { try data.insert(code) }
            }
            func good(at now: Timestamp) async throws -> [ActionCode] {
                try await store.read { data in
                    try data.actionCodes(
                        for: .recoverEmail,
                        of: account.id,
                        to: "ada@example.com",
                        in: .sample,
                        at: now
                    )
                }
            }
            #expect(try await good(at: .start) == [codes[0], codes[2], codes[3]])
            #expect(try await good(at: .start + .minutes(2)) == [codes[2], codes[3]])
            try await store.write { data in
                try data.deleteActionCodes(
                    for: .recoverEmail,
                    of: account.id,
                    in: .sample,
                    since: codes[2].createdAt
                )
            }
            #expect(try await good(at: .start + .minutes(2)) == [])
            #expect(try await store.read { try $0.actionCode(codes[1].digest) } == codes[1])
        }
    }

    @Test(arguments: StoreEngine.tested)
    func `codes sent to a number are found by the number`(
        engine: StoreEngine
    ) async throws {
        try await engine.withStore { store in
            try await store.prepare()
            let account = Account.sample("a")
            let codes = (0..<3).map { number in
                var code = ActionCode(
                    digest: .sample(number),
                    projectID: .sample,
                    purpose: .recoverEmail,
                    accountID: account.id,
                    email: "",
                    createdAt: .start,
                    expiresAt: .start + .minutes(5)
                )
                code.phoneNumber = number == 0 ? nil : .fictional(number)
                return code
            }
            try await store.write { data in
                _ = try data.insert(account)
                for code in codes { try data.insert(code) }
            }
            func good(at now: Timestamp) async throws -> [ActionCode] {
                try await store.read { data in
                    try data.actionCodes(
                        for: .recoverEmail,
                        of: account.id,
                        to: .fictional(1),
                        in: .sample,
                        at: now
                    )
                }
            }
            #expect(try await good(at: .start) == [codes[1]])
            #expect(try await good(at: .start + .minutes(5)).isEmpty)
        }
    }

    @Test(arguments: StoreEngine.tested)
    func `codes are deleted with their account, by purpose, and by age`(
        engine: StoreEngine
    ) async throws {
        try await engine.withStore { store in
            try await store.prepare()
            let account = Account.sample("a")
            let codes = [Self.code(1, of: account), Self.code(2, of: nil)]
            try await store.write { data in
                _ = try data.insert(account)
                for code in codes { try data.insert(code) }
                try data.deleteActionCodes(
                    for: .passwordReset,
                    of: account.id,
                    in: account.projectID
                )
            }
            func isThere(_ code: ActionCode) async throws -> Bool {
                try await store.read { try $0.actionCode(code.digest) } != nil
            }

            #expect(try await isThere(codes[0]))
            try await store.write { data in
                _ = try data.deleteAccount(account.id, of: account.projectID)
            }
            #expect(try await isThere(codes[0]) == false)
            #expect(try await isThere(codes[1]))
            let expiry = codes[1].expiresAt
            let early = try await store.write {
                try $0.delete(.actionCodes, before: expiry, limit: 1_000)
            }
            #expect(early == 0)
            let late = try await store.write {
                try $0.delete(.actionCodes, before: expiry + .seconds(1), limit: 1_000)
            }
            #expect(late == 1)
        }
    }

    @Test(arguments: StoreEngine.tested)
    func `a ledger of tries is kept for each kind and address, and deleted after a day`(
        engine: StoreEngine
    ) async throws {
        try await engine.withStore { store in
            try await store.prepare()
            func attempt(_ kind: AttemptLedger.Kind, _ subject: String) async throws -> Int {
                try await store.write { data in
                    var ledger = try data.holdAttempts(kind, of: subject, in: .sample)
                    _ = ledger.attempt(at: .start)
                    try data.save(ledger)
                    return ledger.moments.count
                }
            }

            #expect(try await attempt(.password, "ada@example.com") == 1)
            #expect(try await attempt(.password, "ada@example.com") == 2)
            #expect(try await attempt(.mail, "ada@example.com") == 1)
            #expect(try await attempt(.password, "eve@example.com") == 1)
            let kept = try await store.write {
                try $0.delete(.attemptLedgers, before: .start, limit: 1_000)
            }
            #expect(kept == 0)
            let deleted = try await store.write {
                try $0.delete(.attemptLedgers, before: .start + .seconds(1), limit: 1_000)
            }
            #expect(deleted == 3)
        }
    }
}
