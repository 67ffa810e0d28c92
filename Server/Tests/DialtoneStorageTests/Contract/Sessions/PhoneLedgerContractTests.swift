import DialtoneBasics
import DialtoneModel
import DialtoneStorage
import DialtoneTestSupport
import PhoneNumbers
import Testing

@Suite struct PhoneLedgerContractTests {
    @Test(arguments: StoreEngine.tested)
    func `a ledger is empty at first and is read back as stored`(
        engine: StoreEngine
    ) async throws {
        try await engine.withStore { store in
            try await store.prepare()
            let number = PhoneNumber.fictional(0)
            var ledger = try await store.write { try $0.holdLedger(of: number, in: .sample) }
            #expect(ledger == PhoneLedger(projectID: .sample, phoneNumber: number))

            ledger.sends = [.start, .start + .seconds(30)]
            ledger.failures = [.start + .seconds(1)]
            ledger.consecutiveFailures = 7
            ledger.guesses = GuessCount(emptyAt: .start + .days(9))
            ledger.throttle = GuessThrottle(
                messages: 3,
                lastMessageAt: .start,
                confirmedAddress: "203.0.113.7/32",
                confirmedUntil: .start + .minutes(10)
            )
            try await store.write { [ledger] in try $0.save(ledger) }

            #expect(try await store.write { try $0.holdLedger(of: number, in: .sample) } == ledger)
            ledger.recordSuccess()
            #expect(ledger.guesses != .none)
            #expect(ledger.throttle.messages == 3)
            #expect(try await store.write { try $0.clearLedger(of: number, in: .sample) } == ledger)
            #expect(try await store.write { try $0.holdLedger(of: number, in: .sample) } == ledger)
            ledger.clear()
            try await store.write { [ledger] in try $0.save(ledger) }
            #expect(try await store.write { try $0.holdLedger(of: number, in: .sample) } == ledger)
        }
    }

    @Test(arguments: StoreEngine.tested)
    func `reading a ledger stores nothing about the number`(engine: StoreEngine) async throws {
        try await engine.withStore { store in
            try await store.prepare()
            let number = PhoneNumber.fictional(0)
            let empty = try await store.read { try $0.ledger(of: number, in: .sample) }
            #expect(empty == PhoneLedger(projectID: .sample, phoneNumber: number))
            let rows = try await store.write {
                try $0.delete(.phoneLedgers, before: .start + .days(1), limit: 10)
            }
            #expect(rows == 0)

            var ledger = empty
            ledger.sends = [.start]
            try await store.write { [ledger] in try $0.save(ledger) }
            #expect(try await store.read { try $0.ledger(of: number, in: .sample) } == ledger)
        }
    }

    @Test(arguments: StoreEngine.tested)
    func `the newest four installations of a number are known, each with its own limits`(
        engine: StoreEngine
    ) async throws {
        try await engine.withStore { store in
            try await store.prepare()
            let number = PhoneNumber.fictional(0)
            @Sendable func installation(_ index: Int, of number: PhoneNumber) -> KnownInstallation {
                KnownInstallation(
                    projectID: .sample,
                    phoneNumber: number,
                    name: "installation \(index)",
                    sends: [.start],
                    wrongCodes: index,
                    provedAt: .start + .days(Int64(index))
                )
            }
            func known(_ index: Int, of number: PhoneNumber) async throws -> KnownInstallation? {
                try await store.write {
                    try $0.knownInstallation("installation \(index)", of: number, in: .sample)
                }
            }
            for index in 0..<6 {
                try await store.write { try $0.save(installation(index, of: number)) }
            }
            try await store.write { try $0.save(installation(0, of: .fictional(1))) }
            for index in 0..<6 {
                let expected = index < 2 ? nil : installation(index, of: number)
                #expect(try await known(index, of: number) == expected)
            }
            #expect(try await known(0, of: .fictional(1)) != nil)
            let deleted = try await store.write {
                try $0.delete(.knownInstallations, before: .start + .days(4), limit: 1_000)
            }
            #expect(deleted == 3)
            #expect(try await known(4, of: number) != nil)
        }
    }

    @Test(arguments: StoreEngine.tested)
    func `old ledgers are deleted, but not while they count wrong codes of the year`(
        engine: StoreEngine
    ) async throws {
        try await engine.withStore { store in
            try await store.prepare()
            let later = Timestamp.start + .days(2)
            func ledger(_ index: Int, noted moment: Timestamp?, failures: Int) -> PhoneLedger {
                PhoneLedger(
                    projectID: .sample,
                    phoneNumber: .fictional(index),
                    sends: moment.map { [$0] } ?? [],
                    consecutiveFailures: failures,
                    guesses: failures > 0 ? GuessCount(emptyAt: later + .days(1)) : .none
                )
            }
            let ledgers = [
                ledger(0, noted: nil, failures: 0),
                ledger(1, noted: .start, failures: 0),
                ledger(2, noted: .start, failures: 1),
                ledger(3, noted: later, failures: 0),
            ]
            try await store.write { data in
                for ledger in ledgers { try data.save(ledger) }
            }

            #expect(
                try await store.write { try $0.delete(.phoneLedgers, before: later, limit: 1_000) }
                    == 2
            )
            let kept = try await store.write { data in
                try ledgers.map { try data.holdLedger(of: $0.phoneNumber, in: .sample) }
            }
            #expect(kept.map(\.consecutiveFailures) == [0, 0, 1, 0])
            #expect(kept.map(\.sends) == [[], [], [.start], [later]])
        }
    }
}
