import IdentityToolkitAdmin
import DialtoneBasics
import DialtoneDiagnostics
import DialtoneFlows
import DialtoneModel
import DialtoneSendGuard
import DialtoneTestSupport
import Foundation
import PhoneNumbers
import Testing

@testable import dialtone

/// Tests of `dialtone explain` for phone numbers.
struct ExplanationTests {
    static let number = PhoneNumber(e164: "+16505550100")
    private static let start = StoppedClock.start
    static let project = Project(
        id: ProjectID(rawValue: "shop"),
        number: 1,
        displayName: "Shop",
        settings: ProjectSettings(),
        createdAt: start - .days(30)
    )

    private func explain(
        _ store: any DataStore,
        caps: ServerSpendCaps = .none,
        needsGateway: Bool = false,
        asTyped: TypedData = .unnamed,
        at now: Timestamp
    ) async throws -> NumberExplanation {
        try await store.read { data in
            try NumberExplanation(
                of: Self.number,
                in: Self.project,
                caps,
                needsGateway: needsGateway,
                asTyped: asTyped,
                at: now,
                from: data
            )
        }
    }

    @Test(arguments: StoreEngine.tested)
    func `without a gateway an explanation reports that no message is sent`(
        engine: StoreEngine
    ) async throws {
        try await withStore(engine) { store in
            let kept = try await explain(store, at: Self.start)
            #expect(kept.isSent)
            let lost = try await explain(store, needsGateway: true, at: Self.start)
            #expect(!lost.isSent)
            #expect(lost.lines.joined(separator: "\n").contains("No SMS gateway is configured."))
            #expect(lost.remedies == ["dialtone sms gateways add --help"])
        }
    }

    @Test(arguments: StoreEngine.tested)
    func `a dry run agrees with the explanation of a number and stores nothing about it`(
        engine: StoreEngine
    ) async throws {
        try await withStore(engine) { store in
            for lacksGateway in [false, true] {
                let explained = try await explain(
                    store,
                    needsGateway: lacksGateway,
                    at: Self.start
                )
                let checked = try await store.read { data in
                    try CheckedNumberView(
                        checking: Self.number.e164,
                        in: Self.project,
                        [],
                        .none,
                        lacksGateway: lacksGateway,
                        at: Self.start,
                        from: data
                    )
                }
                #expect(checked.isSent == explained.isSent)
                #expect(checked.reason == explained.reason)
                #expect(checked.isSent == !lacksGateway)
            }
            let rows = try await store.write {
                try $0.delete(.phoneLedgers, before: Self.start + .days(1), limit: 10)
            }
            #expect(rows == 0)
        }
    }

    @Test(arguments: StoreEngine.tested)
    func `a failure of the last message is reported first, with the reason`(
        engine: StoreEngine
    ) async throws {
        try await withStore(engine) { store in
            let unheard = SendProblem(.unavailable, code: "unknown-host", "It was not heard.")
            let id = try await send(
                at: Self.start,
                [Offer(gateway: "main", outcome: .retryable(unheard, after: nil))],
                in: store
            )
            try await store.write {
                try $0.failMessage(id, reason: .unavailable, at: Self.start)
            }
            let found = try await explain(store, at: Self.start + .minutes(5))
            #expect(found.isSent)
            let answer = try #require(found.lines.first)
            #expect(answer.contains("last one failed. Not delivered: the gateway is unavailable"))
            #expect(found.messages[0].answers[0].hasSuffix("[unknown-host]"))
            #expect(found.remedies[0].hasSuffix("first: dialtone sms routes set OTHER main"))
        }
    }

    private func withStore(
        _ engine: StoreEngine,
        _ body: (any DataStore) async throws -> Void
    ) async throws {
        try await engine.withStore { store in
            _ = try await store.write { try $0.insert(Self.project) }
            try await body(store)
        }
    }

    @Test(arguments: StoreEngine.tested)
    func `each message shows its gateways, their responses and its result`(
        engine: StoreEngine
    ) async throws {
        try await withStore(engine) { store in
            let busy = SendProblem(.unavailable, code: "503", "It is down.")
            let entered = try await send(
                at: Self.start,
                [
                    Offer(gateway: "main", outcome: .retryable(busy, after: nil)),
                    Offer(gateway: "backup", outcome: .taken(as: "m1")),
                ],
                in: store
            )
            try await decide(entered, at: Self.start, .admit, nil, in: store)
            let later = Self.start + .minutes(10)
            let failed = try await send(
                at: later,
                [Offer(gateway: "backup", outcome: .taken(as: "m2"))],
                in: store
            )
            try await store.write { data in
                try data.enterMessage(entered, at: Self.start + .seconds(30))
                _ = try data.record(
                    DeliveryEvent(
                        gatewayName: "backup",
                        gatewayMessageID: "m2",
                        state: .failed,
                        code: "UNDELIV 011",
                        reason: .unreachable,
                        network: "310260",
                        at: later + .seconds(9)
                    ),
                    at: later + .seconds(9)
                )
            }
            let refusedAt = Self.start + .minutes(5)
            let refused = VerificationSessionID(random: .seeded(9), at: refusedAt)
            let rule = SendRule(.budget, .prefix, .hour)
            try await decide(refused, at: refusedAt, .refuse, rule, in: store)

            let found = try await explain(store, at: later + .minutes(1))
            #expect(found.messages.map(\.message.id) == [failed.text, entered.text])
            #expect(found.messages.map(\.message.state) == ["failed", "entered"])
            #expect(
                found.messages[0].answers == [
                    "accepted it; reported it as not delivered because the phone cannot be reached "
                        + "[UNDELIV 011] [network 310260]"
                ]
            )
            #expect(
                found.messages[1].answers == [
                    "rejected it temporarily because the gateway is unavailable or cannot be reached "
                        + "[503]",
                    "accepted it; reported nothing more",
                ]
            )
            #expect(found.messages[1].decision?.session == entered.text)
            #expect(found.messages[0].decision == nil)
            #expect(found.decisions.map(\.session) == [refused.text, entered.text])
            let text = found.lines.joined(separator: "\n")
            #expect(text.contains("Not delivered: the phone cannot be reached."))
            #expect(text.contains("1. main (first): rejected it temporarily"))
            #expect(text.contains("2. backup (failover): accepted it"))
            #expect(text.contains("Requests without a message:"))
            #expect(text.contains("budget/prefix/hour"))
        }
    }

    @Test(arguments: StoreEngine.tested)
    func `the remedies depend on the last message`(engine: StoreEngine) async throws {
        try await withStore(engine) { store in
            let now = Self.start + .hours(3)
            let nothing = try await explain(store, at: now)
            #expect(nothing.remedies.first?.contains("No code was requested recently") == true)
            let id = try await send(
                at: Self.start,
                [Offer(gateway: "main", outcome: .taken(as: "SM42"))],
                in: store
            )
            let silent = try await explain(store, at: now)
            #expect(silent.messages[0].outcome.contains("did not report delivery"))
            #expect(silent.messages[0].outcome.contains("expired"))
            #expect(silent.remedies[0].contains("main about SM42"))
            #expect(silent.remedies[1].contains("dialtone sms messages show \(id.text)"))
            let refusal = SendProblem(.senderRejected, code: "21606", "No such sender.")
            _ = try await send(
                at: Self.start + .hours(1),
                [Offer(gateway: "main", outcome: .permanent(refusal))],
                in: store
            )
            let last = Self.start + .hours(1)
            let failedID = VerificationSessionID(
                random: .seeded(UInt64(last.milliseconds)),
                at: last
            )
            try await store.write {
                try $0.failMessage(failedID, reason: .senderRejected, at: last)
            }
            let failed = try await explain(store, at: now)
            #expect(failed.messages[0].answers[0].hasSuffix("[21606]"))
            #expect(failed.remedies[0].contains("dialtone senders set"))
            let typed = try await explain(store, asTyped: TypedData(config: "d.yaml"), at: now)
            #expect(typed.remedies[0].hasSuffix("COUNTRY --sender-id SENDER --config d.yaml"))
            let message = try #require(typed.messages.last?.remedies.last)
            #expect(message.hasSuffix("dialtone sms messages show \(id.text) --config d.yaml"))
        }
    }

    @Test(arguments: StoreEngine.tested)
    func `an unassigned number counts in several countries, for both commands`(
        engine: StoreEngine
    ) async throws {
        let number = PhoneNumber(e164: "+447700900123")
        try await withStore(engine) { store in
            for (policy, remedy) in [
                (["GB", "GG"], "dialtone regions allow IM JE --project shop"), (nil, nil),
            ] as [([String]?, String?)] {
                var project = Self.project
                project.settings.sendGuard.kinds = nil
                project.settings.smsRegions.allowed = policy
                let (explained, checked) = try await store.read { [project] data in
                    (
                        try NumberExplanation(
                            of: number,
                            in: project,
                            .none,
                            at: Self.start,
                            from: data
                        ),
                        try CheckedNumberView(
                            checking: number.e164,
                            in: project,
                            [],
                            .none,
                            lacksGateway: false,
                            at: Self.start,
                            from: data
                        )
                    )
                }
                let isSent = remedy == nil
                #expect(explained.isSent == isSent)
                #expect(explained.regionIsAllowed == isSent)
                #expect(checked.isSent == isSent)
                #expect(checked.reason == explained.reason)
                let country = try #require(explained.lines.first { $0.hasPrefix("Country:") })
                #expect(country.contains("one of GB, GG, IM, JE"))
                #expect(country.hasSuffix(", not all of them allowed") != isSent)
                guard let remedy else { continue }
                #expect(explained.remedies == [remedy])
                #expect(explained.reason?.contains("any country with its calling code") == true)
            }
        }
    }

    @Test(arguments: StoreEngine.tested)
    func `an opt-out is shown with its source and how to end it`(engine: StoreEngine) async throws {
        try await withStore(engine) { store in
            for (source, words) in [
                (OptOut.Source.operator, "by an operator"),
                (.phone(gateway: "carrier"), "by the phone, via carrier"),
                (.gateway("main"), "by the gateway main"),
            ] {
                let optOut = OptOut(since: Self.start, source: source)
                try await store.write {
                    try $0.setOptOut(optOut, of: Self.number, in: Self.project.id)
                }
                let found = try await explain(store, at: Self.start + .hours(1))
                #expect(!found.isSent)
                #expect(found.reason == "The number has opted out of messages.")
                #expect(found.lines.contains { $0.contains("Opted out:") && $0.hasSuffix(words) })
                let removal = "dialtone opt-outs remove +16505550100 --project shop"
                #expect(found.lines.contains { $0.contains(removal) })
            }
            let lapsed = try await explain(store, at: Self.start + .days(2))
            #expect(lapsed.isSent && lapsed.ledger.optOut == nil)
        }
    }

    @Test(arguments: StoreEngine.tested)
    func `a server cap that refuses a message is named`(engine: StoreEngine) async throws {
        try await withStore(engine) { store in
            var caps = ServerSpendCaps()
            caps.cap.perDay = .units(1)
            #expect(try await explain(store, caps: caps, at: Self.start).isSent)
            caps.cap.perDay = SpendAmount(micros: 1)
            let found = try await explain(store, caps: caps, at: Self.start)
            #expect(!found.isSent)
            #expect(found.reason?.contains("[cap/server/day]") == true)
            #expect(found.allowances.contains { $0.rule == "cap/server/day" })
            let remedies = ["Wait, or raise sms.caps in the server's configuration."]
            #expect(found.remedies == remedies)
        }
    }
}
