import DialtoneBasics
import DialtoneModel
import DialtoneSendGuard
import DialtoneStorage
import DialtoneTestSupport
import PhoneNumbers
import Testing

@Suite struct SendGuardContractTests {
    private func tally() -> SendTally {
        var minute = SendBucket(width: .minute, start: Timestamp(seconds: 1_790_000_040))
        minute.count.sent = 300
        minute.count.entered = 2
        minute.count.refused = 70_000
        minute.count.spent = 9_000_000_000_000
        minute.count.spentOnEntered = 127
        let day = SendBucket(width: .day, start: Timestamp(seconds: 1_789_948_800))
        return SendTally(
            dimension: SendDimension(.prefix, "+1650555"),
            buckets: [day, minute],
            countries: ["DE": .start, "US": .start + .seconds(1)],
            hold: SendHold(
                since: .start,
                until: .start + .hours(12),
                nextProbeAt: .start + .minutes(30),
                refused: 1,
                probes: 2,
                answeredProbes: 3,
                answersToEnd: 4,
                floor: 5,
                perVerified: 0.1
            )
        )
    }

    @Test(arguments: StoreEngine.tested)
    func `tallies are read back as stored`(engine: StoreEngine) async throws {
        try await engine.withStore { store in
            try await store.prepare()
            let tally = tally()
            let empty = SendDimension(.project, "")
            let dimensions = [tally.dimension, empty]
            let before = try await store.write {
                try $0.holdSendTallies(of: dimensions, in: .sample)
            }
            #expect(before[tally.dimension] == SendTally(dimension: tally.dimension))
            try await store.write { try $0.save([tally], of: .sample, at: .start) }

            let after = try await store.write {
                try $0.holdSendTallies(of: dimensions, in: .sample)
            }
            #expect(after == [tally.dimension: tally, empty: SendTally(dimension: empty)])
            let seen = try await store.read { try $0.sendTallies(of: dimensions, in: .sample) }
            #expect(seen.first { $0.dimension == tally.dimension } == tally)
            #expect(try await store.read { try $0.sendTallies(of: [], in: .sample) }.isEmpty)
            #expect(try await store.read { try $0.sendTallies(of: dimensions, in: .other) }.isEmpty)
        }
    }

    @Test(arguments: StoreEngine.tested)
    func `forgiven spending is read back as stored`(engine: StoreEngine) async throws {
        try await engine.withStore { store in
            try await store.prepare()
            var tally = tally()
            tally.release()
            let saved = tally
            #expect(saved.buckets.contains { $0.count.forgivenSpend > 0 })
            try await store.write { try $0.save([saved], of: .sample, at: .start) }
            let read = try await store.read {
                try $0.sendTallies(of: [saved.dimension], in: .sample)
            }
            #expect(read == [saved])
        }
    }

    @Test(arguments: StoreEngine.tested)
    func `notices are read back as stored`(engine: StoreEngine) async throws {
        try await engine.withStore { store in
            try await store.prepare()
            var tally = tally()
            tally.change(at: .start, now: .start) { count in
                count.notices = 300
                count.noticeSpend = 15_000_000
            }
            let saved = tally
            try await store.write { try $0.save([saved], of: .sample, at: .start) }
            let read = try await store.read {
                try $0.sendTallies(of: [saved.dimension], in: .sample)
            }
            #expect(read == [saved])
        }
    }

    @Test(arguments: StoreEngine.tested)
    func `held prefixes are found until the hold ends`(engine: StoreEngine) async throws {
        try await engine.withStore { store in
            try await store.prepare()
            let tally = tally()
            try await store.write { try $0.save([tally], of: .sample, at: .start) }
            let held = try await store.read { try $0.heldPrefixes(of: .sample, at: .start) }
            #expect(held == [tally])
            let later = Timestamp.start + .hours(12)
            #expect(try await store.read { try $0.heldPrefixes(of: .sample, at: later) }.isEmpty)
            var released = tally
            released.release()
            try await store.write { [released] in
                try $0.save([released], of: .sample, at: .start)
            }
            let left = try await store.read { try $0.heldPrefixes(of: .sample, at: .start) }
            #expect(left.isEmpty)
        }
    }

    private func decision(
        _ index: Int,
        at moment: Timestamp = .start,
        verdict: SendVerdict.Name = .admit
    ) -> SendDecision {
        SendDecision(
            id: VerificationSessionID(bytes: Array(repeating: UInt8(index), count: 16)),
            attempt: SendAttempt(
                projectID: .sample,
                appID: index.isMultiple(of: 2) ? nil : "app",
                instance: index.isMultiple(of: 2) ? "installation" : nil,
                phoneNumber: .fictional(index),
                kind: .mobile,
                region: nil,
                origin: SendOrigin(IPAddress("2001:db8::1")),
                isProved: true,
                isKnown: false,
                segments: 2,
                cost: Money(micros: 7_900, currency: "USD"),
                at: moment
            ),
            verdict: verdict,
            rule: verdict == .admit ? nil : SendRule(.cap, .project, .day),
            wait: verdict == .admit ? nil : .minutes(3),
            wouldHave: verdict,
            wouldHaveRule: verdict == .admit ? nil : SendRule(.cap, .project, .day),
            isProbe: index == 3
        )
    }

    @Test(arguments: StoreEngine.tested)
    func `decisions are found by number, time and outcome`(engine: StoreEngine) async throws {
        try await engine.withStore { store in
            try await store.prepare()
            let decisions = (1...4).map { index in
                decision(
                    index,
                    at: .start + .minutes(Int64(index)),
                    verdict: index == 2 ? .refuse : .admit
                )
            }
            try await store.write { data in for one in decisions { try data.insert(one) } }
            func found(
                _ adjust: (inout SendDecisionQuery) -> Void = { _ in }
            ) async throws -> [SendDecision] {
                var query = SendDecisionQuery(of: .sample)
                adjust(&query)
                return try await store.read { [query] in try $0.sendDecisions(query) }
            }
            #expect(try await found() == decisions.reversed())
            #expect(try await found { $0.phoneNumber = .fictional(2) } == [decisions[1]])
            #expect(try await found { $0.onlyStopped = true } == [decisions[1]])
            let middle = try await found { query in
                query.since = .start + .minutes(2)
                query.until = .start + .minutes(4)
                query.isNewestFirst = false
            }
            #expect(middle == Array(decisions[1...2]))
            let page = try await found { query in
                query.after = decisions[2].position
                query.limit = 1
            }
            #expect(page == [decisions[1]])
            #expect(try await store.read { try $0.sendDecision(decisions[0].id) } == decisions[0])
        }
    }

    @Test(arguments: StoreEngine.tested)
    func `a message is answered or withdrawn only once`(engine: StoreEngine) async throws {
        try await engine.withStore { store in
            try await store.prepare()
            let sent = decision(1)
            let stopped = decision(2, verdict: .refuse)
            let lost = decision(3)
            try await store.write { data in
                for one in [sent, stopped, lost] { try data.insert(one) }
            }
            let later = Timestamp.start + .minutes(1)
            var entered = sent
            entered.enteredAt = later
            let first = try await store.write { try $0.enterSendDecision(sent.id, at: later) }
            #expect(first == entered)
            #expect(try await store.write { try $0.enterSendDecision(sent.id, at: later) } == nil)
            #expect(
                try await store.write { try $0.enterSendDecision(stopped.id, at: later) } == nil
            )
            #expect(
                try await store.write { try $0.withdrawSendDecision(sent.id, at: later) } == nil
            )
            let gone = try await store.write { try $0.withdrawSendDecision(lost.id, at: later) }
            #expect(gone?.withdrawnAt == later)
            #expect(try await store.write { try $0.enterSendDecision(lost.id, at: later) } == nil)
        }
    }

    @Test(arguments: StoreEngine.tested)
    func `an alert is delivered once per period`(engine: StoreEngine) async throws {
        try await engine.withStore { store in
            try await store.prepare()
            func alert(_ period: Timestamp) -> SendAlert {
                SendAlert(
                    projectID: .sample,
                    kind: .capReached,
                    dimension: SendDimension(.country, "DE"),
                    rule: SendRule(.cap, .country, .day),
                    detail: "5.00 USD are spent.",
                    at: period + .seconds(1),
                    period: period
                )
            }
            let first = alert(.start)
            let second = alert(.start + .days(1))
            try await store.write { data in
                for one in [first, first, second] { try data.insert(one) }
            }
            let waiting = try await store.read { try $0.undeliveredSendAlerts(limit: 10) }
            #expect(waiting == [first, second])
            #expect(try await store.write { try $0.markDelivered(first, at: .start) })
            #expect(try await store.write { try $0.markDelivered(first, at: .start) } == false)
            let left = try await store.read { try $0.undeliveredSendAlerts(limit: 10) }
            #expect(left == [second])
            let all = try await store.read { try $0.sendAlerts(of: .sample, limit: 10) }
            #expect(all.map(\.period) == [second.period, first.period])
            #expect(all.last?.deliveredAt == .start)
        }
    }

    @Test(arguments: StoreEngine.tested)
    func `a number's opt-out is kept after its ledger is deleted`(
        engine: StoreEngine
    ) async throws {
        try await engine.withStore { store in
            try await store.prepare()
            let number = PhoneNumber.fictional(1)
            try await store.write { data in
                try data.setOptOut(
                    OptOut(since: .start, source: .phone(gateway: "carrier")),
                    of: number,
                    in: .sample
                )
                try data.clearLedger(of: number, in: .sample)
                _ = try data.delete(.phoneLedgers, before: .start, limit: 1_000)
            }
            let ledger = try await store.write { try $0.holdLedger(of: number, in: .sample) }
            #expect(ledger.optOut?.since == .start)
            #expect(ledger.optOut?.source == .phone(gateway: "carrier"))
            func numbers(after position: OptOutPosition?) async throws -> [PhoneNumber] {
                try await store.read {
                    try $0.optedOutNumbers(of: .sample, after: position, limit: 10)
                        .map(\.phoneNumber)
                }
            }
            #expect(try await numbers(after: nil) == [number])
            let last = OptOutPosition(since: .start, phoneNumber: number)
            #expect(try await numbers(after: last).isEmpty)
            try await store.write { try $0.setOptOut(nil, of: number, in: .sample) }
            #expect(try await numbers(after: nil).isEmpty)
        }
    }

    @Test(arguments: StoreEngine.tested)
    func `old decisions, tallies and alerts are deleted`(engine: StoreEngine) async throws {
        try await engine.withStore { store in
            try await store.prepare()
            let tally = tally()
            let later = Timestamp.start + .days(1)
            try await store.write { [old = decision(1), new = decision(2, at: later)] data in
                try data.insert(old)
                try data.insert(new)
                try data.save([tally], of: .sample, at: .start)
            }
            #expect(
                try await store.write { try $0.delete(.sendDecisions, before: later, limit: 1_000) }
                    == 1
            )
            #expect(
                try await store.write {
                    try $0.delete(.sendTallies, before: later, limit: 1_000)
                } == 1
            )
            #expect(
                try await store.write { try $0.delete(.sendAlerts, before: later, limit: 1_000) }
                    == 0
            )
        }
    }
}
