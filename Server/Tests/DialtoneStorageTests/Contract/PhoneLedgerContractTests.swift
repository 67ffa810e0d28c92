import DialtoneCore
import DialtoneStorage
import DialtoneTestSupport
import PhoneNumbers
import Testing

@Suite struct PhoneLedgerContractTests {
    @Test(arguments: StoreEngine.tested)
    func `a ledger is empty at first and comes back as it was saved`(
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
            try await store.write { [ledger] in try $0.save(ledger) }

            #expect(try await store.write { try $0.holdLedger(of: number, in: .sample) } == ledger)
            ledger.recordSuccess()
            try await store.write { [ledger] in try $0.save(ledger) }
            #expect(try await store.write { try $0.holdLedger(of: number, in: .sample) } == ledger)
        }
    }

    @Test(arguments: StoreEngine.tested)
    func `old ledgers are deleted, but not those with consecutive failures`(
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
                    consecutiveFailures: failures
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

            #expect(try await store.write { try $0.deleteLedgers(untouchedSince: later) } == 2)
            let kept = try await store.write { data in
                try ledgers.map { try data.holdLedger(of: $0.phoneNumber, in: .sample) }
            }
            #expect(kept.map(\.consecutiveFailures) == [0, 0, 1, 0])
            #expect(kept.map(\.sends) == [[], [], [.start], [later]])
        }
    }
}
