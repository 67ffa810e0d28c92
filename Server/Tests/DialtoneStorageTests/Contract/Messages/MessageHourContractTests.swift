import DialtoneBasics
import DialtoneFlows
import DialtoneModel
import DialtoneStorage
import DialtoneTestSupport
import PhoneNumbers
import Testing

/// Tests of the counts of finished hours, with which statistics are quick.
@Suite struct MessageHourContractTests {
    private static let regions: [String?] = ["US", "DE", "MA", nil]

    /// The statistics of every kind that a page can show.
    private struct Statistics: Hashable, Sendable {
        let hours: Set<PeriodFunnel>
        let days: Set<PeriodFunnel>
        let gateways: [GatewayStatistics]
        let costs: [PeriodCost]

        init(of project: ProjectID?, since moment: Timestamp, in data: any DataReader) throws {
            hours = Set(
                try data.messageFunnels(of: project, since: moment, by: .hours(1)).summed
            )
            days = Set(try data.messageFunnels(of: project, since: moment, by: .days(1)).summed)
            gateways = try data.gatewayStatistics(of: project, since: moment)
            costs = try data.messageCosts(of: project, since: moment, by: .hours(1))
        }
    }

    private func statistics(
        in store: any DataStore,
        since moment: Timestamp
    ) async throws -> [Statistics] {
        try await store.read { data in
            let projects: [ProjectID?] = [nil, .sample, .other]
            return try projects.map { try Statistics(of: $0, since: moment, in: data) }
        }
    }

    private func count(in store: any DataStore, at now: Timestamp) async throws -> Int {
        try await MessageHours(store: store, clock: ServerClock { now }).count()
    }

    private func moment(_ number: Int) -> Timestamp {
        .start + .minutes(Int64(number * 13))
    }

    private func id(_ number: Int) -> VerificationSessionID {
        VerificationSessionID(random: .seeded(UInt64(number)), at: moment(number))
    }

    /// Writes a message whose fate depends on the random numbers.
    private func send(
        _ number: Int,
        _ random: inout SeededNumbers,
        in data: any DataWriter
    ) throws {
        let at = moment(number)
        let message = MessageRecord(
            sessionID: id(number),
            projectID: Bool.random(using: &random) ? .sample : .other,
            appID: nil,
            phoneNumber: .fictional(number % 100),
            region: Self.regions.randomElement(using: &random) ?? nil,
            language: "en",
            alphabet: .gsm7,
            segments: 1,
            createdAt: at,
            expiresAt: at + .minutes(5),
            notice: number % 11 == 0 ? .signInChanged : nil,
            state: .queued
        )
        try data.insert(message)
        for offer in 0..<Int.random(in: 0...2, using: &random) {
            let attempt = MessageAttempt(
                id: AttemptID(bytes: bytes(number * 4 + offer, count: AttemptID.length)),
                sessionID: message.sessionID,
                projectID: message.projectID,
                gatewayName: offer == 0 ? "first" : "second",
                cause: .hedge,
                choice: RouteChoice(.learned, route: "US", draws: ["first": 913]),
                isPossibleDouble: Bool.random(using: &random),
                startedAt: at + .seconds(1)
            )
            try data.insert(attempt)
            let prices = [
                nil, Money(micros: 1_500, currency: "EUR"), Money(micros: 70, currency: "USD"),
            ]
            let receipt = SendReceipt(
                gatewayMessageIDs: ["m\(number)-\(offer)"],
                price: prices.randomElement(using: &random) ?? nil
            )
            let answer =
                Bool.random(using: &random)
                ? SendOutcome.accepted(receipt)
                : .unknown(SendProblem(.timedOut, "No answer."))
            try data.saveAnswer(
                of: attempt.answered(answer, at: at + .seconds(2)),
                reportAt: nil
            )
        }
        if Bool.random(using: &random) { try data.enterMessage(id(number), at: at + .minutes(1)) }
    }

    @Test(arguments: StoreEngine.tested)
    func `counted hours give the same statistics as their messages`(
        engine: StoreEngine
    ) async throws {
        try await engine.withStore { store in
            try await store.prepare()
            try await store.prepare(.sample(.other, number: 123_456_789_013))
            try await store.write { data in
                var random = SeededNumbers()
                for number in 0..<400 { try send(number, &random, in: data) }
            }
            let now = moment(400)
            let starts = [Timestamp.start - .days(1), .start + .minutes(90), now - .hours(1)]
            var exact: [[Statistics]] = []
            for start in starts { exact.append(try await statistics(in: store, since: start)) }
            #expect(exact[0][0].gateways.count > 4)
            #expect(try await count(in: store, at: now) > 80)
            #expect(try await count(in: store, at: now) == 0)
            for (start, exact) in zip(starts, exact) {
                #expect(try await statistics(in: store, since: start) == exact)
            }
        }
    }

    @Test(arguments: StoreEngine.tested)
    func `late receipts and entries change the statistics at once, and are counted again`(
        engine: StoreEngine
    ) async throws {
        try await engine.withStore { store in
            try await store.prepare()
            try await store.prepare(.sample(.other, number: 123_456_789_013))
            try await store.write { data in
                var random = SeededNumbers()
                for number in 0..<100 { try send(number, &random, in: data) }
                try data.insert(MessageRecord.sample(0, late: moment(0)))
            }
            let now = moment(400)
            _ = try await count(in: store, at: now)
            try await store.write { data in
                _ = try data.record(
                    [.sample("m3-0", .delivered), .sample("m50-0", .failed)],
                    at: now
                )
                try data.enterMessage(id(20), at: now)
                try data.enterMessage(id(21), at: now)
                try data.failMessage(id(70), reason: .unavailable, at: now)
            }
            let open = try await statistics(in: store, since: .start - .days(1))
            #expect(open[0].hours.reduce(0) { $0 + $1.funnel.counts.messages } > 0)
            #expect(try await count(in: store, at: now) > 0)
            #expect(try await statistics(in: store, since: .start - .days(1)) == open)
            try await store.write { data in
                for hour in try data.uncountedMessageHours(since: .start - .days(1), at: now) {
                    try data.count(hour)
                }
            }
            #expect(try await count(in: store, at: now) == 0)
        }
    }

    @Test(arguments: StoreEngine.tested)
    func `hours are not counted before their messages have settled`(
        engine: StoreEngine
    ) async throws {
        try await engine.withStore { store in
            try await store.prepare()
            try await store.prepare(.sample(.other, number: 123_456_789_013))
            try await store.write { data in
                var random = SeededNumbers()
                try send(0, &random, in: data)
            }
            let end = MessageHour(of: .start).end
            #expect(try await count(in: store, at: end + .minutes(119)) == 0)
            #expect(try await count(in: store, at: end + .minutes(120)) == 1)
        }
    }

    @Test(arguments: StoreEngine.tested)
    func `counts go with their messages, and with their project`(
        engine: StoreEngine
    ) async throws {
        try await engine.withStore { store in
            try await store.prepare()
            try await store.prepare(.sample(.other, number: 123_456_789_013))
            try await store.write { data in
                var random = SeededNumbers()
                for number in 0..<20 { try send(number, &random, in: data) }
            }
            _ = try await count(in: store, at: moment(400))
            let late = Timestamp.start + MessageRecord.retention + .days(2)
            let tidied = try await Housekeeping(
                store: store,
                clock: ServerClock { late },
                random: .seeded(1)
            ).tidy()
            #expect(tidied.messages == 20)
            #expect(tidied[.messageHours] > 0)
            let left = try await statistics(in: store, since: .start - .days(1))
            #expect(left.allSatisfy { $0.hours.isEmpty && $0.gateways.isEmpty })
        }
    }
}

/// Random numbers that are the same in each run.
private struct SeededNumbers: RandomNumberGenerator {
    private let source = RandomSource.seeded(7)

    mutating func next() -> UInt64 {
        source.bytes(8).reduce(0) { $0 << 8 | UInt64($1) }
    }
}

extension MessageRecord {
    /// A message to a number that got no other one.
    fileprivate static func sample(_ id: Int, late moment: Timestamp) -> MessageRecord {
        MessageRecord(
            sessionID: VerificationSessionID(random: .seeded(99_999), at: moment),
            projectID: .sample,
            appID: nil,
            phoneNumber: .fictional(99),
            region: "US",
            language: "en",
            alphabet: .gsm7,
            segments: 1,
            createdAt: moment,
            expiresAt: moment + .minutes(5),
            notice: nil,
            state: .queued
        )
    }
}

extension [PeriodFunnel] {
    /// One funnel for each period and country, also if parts of a period were counted separately.
    fileprivate var summed: [PeriodFunnel] {
        Dictionary(grouping: self, by: \.start).flatMap { start, parts in
            parts.byRegion.map { PeriodFunnel(start: start, funnel: $0) }
        }
    }
}
