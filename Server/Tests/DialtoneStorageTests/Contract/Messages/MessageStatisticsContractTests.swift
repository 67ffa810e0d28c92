import DialtoneBasics
import DialtoneModel
import DialtoneStorage
import DialtoneTestSupport
import PhoneNumbers
import Testing

/// Tests of the statistics that operators and routes read from the log.
@Suite struct MessageStatisticsContractTests {
    @Test(arguments: StoreEngine.tested)
    func `notices have no code and do not count in routing or the funnel`(
        engine: StoreEngine
    ) async throws {
        try await engine.withStore { store in
            try await store.prepare()
            let notice = MessageRecord.sample(1, to: .fictional(1), notice: .signInChanged)
            try await store.send(notice, as: ["m1"], price: Money(micros: 1, currency: "USD"))
            #expect(try await store.read { try $0.message(notice.sessionID) }?.notice != nil)
            let (funnels, records, unanswered) = try await store.read { data in
                (
                    try data.messageFunnels(of: nil, since: .start - .days(1)),
                    try data.routeRecords(
                        since: .start - .days(1),
                        decidedBy: .start + .days(1)
                    ),
                    try data.unansweredGateways(of: .fictional(1), in: .sample, at: .start)
                )
            }
            #expect(funnels.isEmpty)
            #expect(records.isEmpty)
            #expect(unanswered.isEmpty)
        }
    }

    @Test(arguments: StoreEngine.tested)
    func `statistics count the funnel, and the cost by currency`(engine: StoreEngine) async throws {
        try await engine.withStore { store in
            try await store.prepare()
            for number in 0..<4 {
                try await store.send(
                    .sample(number),
                    as: ["m\(number)"],
                    price: Money(micros: 1_000, currency: number == 0 ? "EUR" : "USD")
                )
            }
            try await store.write { data in
                _ = try data.record(.sample("m1", .delivered))
                _ = try data.record(.sample("m2", .failed))
                try data.enterMessage(MessageRecord.sample(1).sessionID, at: .start)
            }
            let (funnels, statistics, others) = try await store.read { data in
                (
                    try data.messageFunnels(of: nil, since: .start - .days(1)),
                    try data.gatewayStatistics(of: .sample, since: .start - .days(1)),
                    try data.gatewayStatistics(of: .other, since: .start - .days(1))
                )
            }
            #expect(
                funnels == [
                    MessageFunnel(
                        region: "US",
                        messages: 4,
                        accepted: 3,
                        delivered: 1,
                        entered: 1,
                        failed: 1
                    )
                ]
            )
            #expect(others.isEmpty)
            #expect(statistics.map(\.attempts) == [1, 3])
            #expect(statistics.map(\.cost?.micros) == [1_000, 3_000])
            #expect(statistics.last?.entered == 1)
            #expect(statistics.last?.learned == 3)
            #expect(statistics.last?.failed == 1)
            let learned = try await store.read {
                try $0.routeRecords(since: .start - .days(1), decidedBy: .start + .days(1))
            }
            #expect(
                learned == [
                    RouteRecord(
                        gatewayName: "first",
                        region: "US",
                        prefix: "+1650555",
                        entered: 1,
                        missed: 3,
                        micros: 4_000,
                        priced: 4
                    )
                ]
            )
        }
    }

    @Test(arguments: StoreEngine.tested)
    func `routes learn from the same prefixes that the guard counts`(
        engine: StoreEngine
    ) async throws {
        // A short number, a usual one, and a line of a company with its extension.
        let numbers = ["+4930123456", "+16505550100", "+493012345678901"]
            .map(PhoneNumber.init(e164:))
        try await engine.withStore { store in
            try await store.prepare()
            for (index, number) in numbers.enumerated() {
                try await store.send(.sample(index, to: number), as: ["m\(index)"])
            }
            let learned = try await store.read {
                try $0.routeRecords(since: .start - .days(1), decidedBy: .start + .days(1))
            }
            #expect(Set(learned.map(\.prefix)) == Set(numbers.map(\.prefix)))
            #expect(Set(learned.map(\.prefix)) == ["+493012", "+1650555", "+4930123456"])
        }
    }
}
