import DialtoneBasics
import DialtoneModel
import DialtoneStorage
import DialtoneTestSupport
import Testing

/// Tests of receipts that several nodes write at once.
@Suite struct ReceiptRaceTests {
    private static let rounds = 8
    private static let messages = 40

    /// Inserts messages that were sent with "first" and "second", each with the message's number as
    /// its ID.
    private func send(_ numbers: [Int], by store: any DataStore) async throws {
        try await store.write { data in
            for number in numbers {
                let message = MessageRecord.sample(number)
                try data.insert(message)
                // The IDs of attempts are in neither order.
                for (index, gateway) in ["first", "second"].enumerated() {
                    let id = (number * 37 + index * 101) % 251
                    let attempt = MessageAttempt.sample(id, of: message, by: gateway)
                    try data.insert(attempt)
                    try data.saveAnswer(
                        of: attempt.taken(as: ["\(number)"]),
                        reportAt: .start + .minutes(1)
                    )
                }
            }
        }
    }

    /// Each node gets the receipts of all messages, in opposite orders, while reports are claimed.
    ///
    /// PostgreSQL must not find a deadlock, because it would run a transaction again.
    @Test(arguments: StoreEngine.persistent)
    func `receipts in opposite orders on two nodes are each written without a retry`(
        engine: StoreEngine
    ) async throws {
        try await engine.withNodes(2) { nodes in
            try await nodes[0].prepare()
            let runs = Watched(0)
            for round in 0..<Self.rounds {
                let numbers = Array(round * Self.messages..<(round + 1) * Self.messages)
                try await send(numbers, by: nodes[0])
                let second = numbers.map { DeliveryEvent.sample("\($0)", .failed, by: "second") }
                let both = numbers.map { DeliveryEvent.sample("\($0)", .failed) } + second
                let batches = [both, second.reversed(), both.reversed(), second]
                try await withThrowingTaskGroup(of: Void.self) { group in
                    for (index, batch) in batches.enumerated() {
                        group.addTask {
                            let isKnown = try await nodes[index % 2].write { data in
                                runs.change { $0 += 1 }
                                return try data.record(batch, at: .start)
                            }
                            #expect(isKnown == batch.map { _ in true })
                        }
                    }
                    group.addTask {
                        _ = try await nodes[1].write { data in
                            runs.change { $0 += 1 }
                            return try data.claimMessageReports(
                                dueAt: .start + .minutes(2),
                                until: .start + .hours(1),
                                limit: 2 * Self.messages
                            )
                        }
                    }
                    try await group.waitForAll()
                }
            }
            #expect(runs.value == Self.rounds * 5)
            let states = try await nodes[1].read { data in
                try (0..<Self.rounds * Self.messages).map { try data.message(.sample($0))?.state }
            }
            #expect(states.allSatisfy { $0 == .failed })
        }
    }
}
