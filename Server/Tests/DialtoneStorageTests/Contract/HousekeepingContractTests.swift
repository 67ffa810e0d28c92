import DialtoneBasics
import DialtoneFlows
import DialtoneModel
import DialtoneStorage
import DialtoneTestSupport
import PhoneNumbers
import Testing

@Suite struct HousekeepingContractTests {
    private func tidy(_ store: any Database, at now: Timestamp) async throws -> TidiedRecords {
        try await Housekeeping(store: store, clock: ServerClock { now }, random: .seeded(1)).tidy()
    }

    @Test(arguments: StoreEngine.tested)
    func `a verification session is deleted a day after it expired, not before`(
        engine: StoreEngine
    ) async throws {
        try await engine.withStore { store in
            try await store.prepare()
            let session = VerificationSession.sample(1)
            try await store.write { try $0.insert(session) }
            let due = session.expiresAt + .hours(24)
            #expect(try await tidy(store, at: due)[.verificationSessions] == 0)
            #expect(try await store.read { try $0.verificationSession(session.id) } != nil)
            let late = due + TimeSpan(milliseconds: 1)
            #expect(try await tidy(store, at: late)[.verificationSessions] == 1)
            #expect(try await store.read { try $0.verificationSession(session.id) } == nil)
            #expect(try await tidy(store, at: late)[.verificationSessions] == 0)
        }
    }

    @Test(arguments: StoreEngine.tested)
    func `a message is deleted with the IDs of all its parts`(
        engine: StoreEngine
    ) async throws {
        try await engine.withStore { store in
            try await store.prepare()
            let names = (0..<1_200).map { "part\($0)" }
            try await store.send(.sample(1), as: names)
            let late = Timestamp.start + MessageRecord.retention + .days(1)
            #expect(try await tidy(store, at: late).messages == 1)
            let known = try await store.write { data in
                try names.filter { try data.record(.sample($0, .delivered)) }
            }
            #expect(known.isEmpty)
        }
    }

    @Test(arguments: StoreEngine.tested)
    func `messages are kept for as long as the operator wants`(engine: StoreEngine) async throws {
        try await engine.withStore { store in
            try await store.prepare()
            try await store.send(.sample(1), as: ["part"])
            func tidied(after days: Int64) async throws -> Int {
                try await Housekeeping(
                    store: store,
                    clock: ServerClock { .start + .days(days) },
                    random: .seeded(1),
                    keepingMessagesFor: .days(10)
                )
                .tidy().messages
            }
            #expect(try await tidied(after: 9) == 0)
            #expect(try await tidied(after: 11) == 1)
        }
    }

    @Test(arguments: StoreEngine.tested)
    func `a temporary proof is deleted once it has expired`(engine: StoreEngine) async throws {
        try await engine.withStore { store in
            try await store.prepare()
            let proof = TemporaryProof(
                digest: .sample(1),
                projectID: .sample,
                phoneNumber: .fictional(1),
                expiresAt: .start
            )
            try await store.write { try $0.insert(proof) }
            #expect(try await tidy(store, at: .start - .seconds(1))[.temporaryProofs] == 0)
            #expect(try await tidy(store, at: .start + .seconds(1))[.temporaryProofs] == 1)
        }
    }

    @Test(arguments: StoreEngine.tested)
    func `known client addresses are read back as stored, and kept for 30 days`(
        engine: StoreEngine
    ) async throws {
        try await engine.withStore { store in
            try await store.prepare()
            let saved = try await store.write { data -> AttemptLedger in
                var ledger = try data.holdAttempts(.password, of: "ada@example.com", in: .sample)
                _ = ledger.attempt(at: .start, from: "203.0.113.7/32")
                _ = ledger.attempt(at: .start)
                ledger.know("198.51.100.7/32", at: .start - .days(1))
                ledger.know("2001:db8::/64", at: .start)
                _ = ledger.attempt(at: .start + .seconds(1), from: "2001:db8::/64")
                try data.save(ledger)
                return ledger
            }
            #expect(saved.places.count == 2)
            #expect(saved.tries.count == 3)
            #expect(try await tidy(store, at: .start + .days(2))[.attemptLedgers] == 0)
            let kept = try await store.write {
                try $0.holdAttempts(.password, of: "ada@example.com", in: .sample)
            }
            #expect(kept == saved)
            #expect(try await tidy(store, at: .start + .days(30))[.attemptLedgers] == 0)
            let late = Timestamp.start + .days(30) + .seconds(1)
            #expect(try await tidy(store, at: late)[.attemptLedgers] == 1)
        }
    }

    @Test(arguments: StoreEngine.tested)
    func `a ledger is deleted when stale, and with wrong codes once they have drained`(
        engine: StoreEngine
    ) async throws {
        try await engine.withStore { store in
            try await store.prepare()
            try await store.write { data in
                var sent = try data.holdLedger(of: .fictional(1), in: .sample)
                _ = sent.recordSend(at: .start, policy: SendPolicy())
                try data.save(sent)
                var failed = try data.holdLedger(of: .fictional(2), in: .sample)
                failed.recordFailure(at: .start, policy: FailurePolicy())
                try data.save(failed)
            }
            #expect(try await tidy(store, at: .start + .hours(23))[.phoneLedgers] == 0)
            #expect(try await tidy(store, at: .start + .hours(25))[.phoneLedgers] == 1)
            let kept = try await store.write {
                try $0.holdLedger(of: .fictional(2), in: .sample).consecutiveFailures
            }
            #expect(kept == 1)
            #expect(try await tidy(store, at: .start + .days(10))[.phoneLedgers] == 0)
            #expect(try await tidy(store, at: .start + .days(11))[.phoneLedgers] == 1)
        }
    }
}
