import DialtoneBasics
@testable import DialtoneFlows
@testable import DialtoneModel
@testable import DialtoneSendGuard
import DialtoneStorage
import DialtoneTestSupport
import PhoneNumbers
import Testing

/// Tests of limits that many requests on several nodes reach at once.
@Suite struct SendGuardRaceTests {
    private func project(_ change: (inout SendGuardSettings) -> Void) -> Project {
        var project = Project.sample()
        change(&project.settings.sendGuard)
        return project
    }

    private func attempt(
        _ index: Int,
        prefix: String = "+1650555",
        of project: ProjectID = .sample
    ) -> SendAttempt {
        SendAttempt(
            projectID: project,
            appID: "app",
            instance: nil,
            phoneNumber: PhoneNumber(e164: "\(prefix)\(String(10_000 + index).dropFirst())"),
            kind: .mobile,
            region: "US",
            origin: SendOrigin(IPAddress("10.\(index % 200).\(index / 200).1")),
            isProved: true,
            isKnown: false,
            cost: Money(micros: 10_000, currency: "USD"),
            at: .start
        )
    }

    @Test(arguments: StoreEngine.persistent)
    func `concurrent messages on two nodes do not exceed the limit`(
        engine: StoreEngine
    ) async throws {
        try await engine.withNodes(2) { nodes in
            try await nodes[0].prepare()
            let guardian = SendGuard(of: project { $0.limits.country.perDay = 10 })
            let attempts = (0..<100).map { attempt($0) }
            let sent = try await withThrowingTaskGroup(of: Bool.self) { group in
                for (index, attempt) in attempts.enumerated() {
                    let node = nodes[index % nodes.count]
                    group.addTask {
                        try await node.write { try guardian.admit(attempt, index, in: $0) } == nil
                    }
                }
                return try await group.reduce(into: 0) { $0 += $1 ? 1 : 0 }
            }
            #expect(sent == 10)
            let tally = try await nodes[1].read {
                try $0.sendTallies(of: [SendDimension(.country, "US")], in: .sample).first
            }
            #expect(tally?.count(in: .day, at: .start).sent == 10)
        }
    }

    /// Every third message is of a project whose guard is off.
    @Test(arguments: StoreEngine.persistent)
    func `concurrent messages of several projects do not exceed the server's cap`(
        engine: StoreEngine
    ) async throws {
        var caps = ServerSpendCaps()
        caps.cap.perHour = SpendAmount(micros: 100_000)
        try await engine.withNodes(2) { [caps] nodes in
            try await nodes[0].prepare()
            try await nodes[0].prepare(.sample(.other, number: 2))
            let project = project { $0.prices = ["*": SpendAmount(micros: 10_000)] }
            let guardian = SendGuard(of: project, under: caps)
            let sent = try await withThrowingTaskGroup(of: Bool.self) { group in
                for index in 0..<120 {
                    let node = nodes[index % nodes.count]
                    let attempt = attempt(index, of: index % 3 == 1 ? .other : .sample)
                    group.addTask {
                        try await node.write { data in
                            index % 3 == 0
                                ? try guardian.admitUnguarded(attempt, in: data) == nil
                                : try guardian.admit(attempt, index, in: data) == nil
                        }
                    }
                }
                return try await group.reduce(into: 0) { $0 += $1 ? 1 : 0 }
            }
            #expect(sent == 10)
            func spent() async throws -> Int64? {
                try await nodes[1].read { try $0.serverSpend(in: "USD") }?
                    .count(in: .hour, at: .start).spent
            }
            #expect(try await spent() == 100_000)
            let alerts = try await nodes[0].read { try $0.undeliveredSendAlerts(limit: 100) }
            let told = alerts.filter { $0.projectID == nil }.map(\.kind)
            #expect(told.count == 2)
            #expect(Set(told) == [.capNear, .capReached])

            // The cost of a message that was not accepted is returned, and can be spent again.
            let last = attempt(200)
            try await nodes[0].write { data in
                try caps.withdraw(last, by: project.settings.sendGuard, in: data, at: .start)
            }
            #expect(try await spent() == 90_000)
            let refusals = try await nodes[1].write { data in
                try (0..<2).map { _ in try guardian.admitUnguarded(last, in: data) }
            }
            #expect(refusals[0] == nil)
            #expect(refusals[1] != nil)
            let refusal = try await nodes[0].write { try guardian.admit(last, 200, in: $0) }
            guard case .send(.serverSpendCap(let wait))? = refusal else {
                Issue.record("\(String(describing: refusal))")
                return
            }
            #expect(wait > .minutes(59))
        }
    }

    @Test(arguments: StoreEngine.persistent)
    func `concurrent answers and messages on two nodes are all counted`(
        engine: StoreEngine
    ) async throws {
        try await engine.withNodes(2) { nodes in
            try await nodes[0].prepare()
            let guardian = SendGuard(of: project { _ in })
            let attempts = (0..<80).map { attempt($0, prefix: "+1650\(100 + $0)") }
            try await withThrowingTaskGroup(of: Void.self) { group in
                for (index, attempt) in attempts.enumerated() {
                    group.addTask {
                        let refusal = try await nodes[index % 2].write {
                            try guardian.admit(attempt, index, in: $0)
                        }
                        #expect(refusal == nil)
                        try await nodes[(index + 1) % 2].write {
                            let sent = try $0.enterSendDecision(.session(index), at: .start)
                            try SendGuard.enter(#require(sent), in: $0, at: .start)
                        }
                    }
                }
                try await group.waitForAll()
            }
            let dimensions = [
                SendDimension(.project, ""), SendDimension(.country, "US"),
                SendDimension(.app, "app"),
            ]
            let tallies = try await nodes[0].read {
                try $0.sendTallies(of: dimensions, in: .sample)
            }
            let counts = tallies.map { $0.count(in: .day, at: .start) }
            #expect(counts.map(\.sent) == [80, 80, 80])
            #expect(counts.map(\.entered) == [80, 80, 80])
            #expect(counts.map(\.unansweredSpend) == [0, 0, 0])
        }
    }

    @Test(arguments: StoreEngine.tested)
    func `two thousand unanswered messages to one prefix stop at its budget`(
        engine: StoreEngine
    ) async throws {
        try await engine.withStore { store in
            try await store.prepare()
            let guardian = SendGuard(of: project { $0.budgets.prefix.perHour = .units(1) })
            var sent = 0
            for start in stride(from: 0, to: 2_000, by: 500) {
                let attempts = (start..<start + 500).map { ($0, attempt($0)) }
                sent += try await store.write { data in
                    try attempts.count { index, attempt in
                        try guardian.admit(attempt, index, in: data) == nil
                    }
                }
            }
            #expect(sent == 100)
            let other = attempt(2_001, prefix: "+1415555")
            #expect(try await store.write { try guardian.admit(other, 2_001, in: $0) } == nil)
        }
    }
}

extension SendGuard {
    /// Admits the message of the session with the number `index`.
    fileprivate func admit(
        _ attempt: SendAttempt,
        _ index: Int,
        in data: any DataWriter
    ) throws -> Refusal? {
        try admit(attempt, opening: .session(index), in: data)
    }
}

extension VerificationSessionID {
    fileprivate static func session(_ index: Int) -> Self {
        Self(bytes: [UInt8(index % 256), UInt8(index / 256)] + Array(repeating: 1, count: 14))
    }
}
