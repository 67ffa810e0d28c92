import DialtoneBasics
import DialtoneModel
import DialtoneSendGuard
import DialtoneTestSupport
import IdentityToolkit
import Testing

struct SendGuardMoneyTests {
    @Test(arguments: StoreEngine.tested)
    func `a cap stops messages and raises alerts but spares fictional numbers`(
        engine: StoreEngine
    ) async throws {
        let setup = ServerSetup.guarded(on: engine) { rules in
            rules.prices = ["*": SpendAmount(micros: 200_000)]
            rules.caps.project.perDay = .units(1)
        }
        try await withServer(setup) { server in
            try await server.addTestNumber("+16505550199", code: "123456")
            for index in 0..<5 {
                let number = Crowd.number(index)
                let address = Crowd.address(index)
                #expect(try await server.askAndAnswer(for: number, from: address).status == 200)
            }
            let refused = try await server.ask(for: Crowd.number(6), from: Crowd.address(6))
            #expect(try refused.refusal.message.hasPrefix("QUOTA_EXCEEDED"))
            #expect(try refused.reason == .spendCap)
            let wait = try #require(try refused.retrySeconds)
            #expect((1...90_000).contains(wait))
            #expect(try await server.ask(for: "+16505550199").status == 200)
            #expect(server.messages.count == 5)
            let alerts = try await server.alerts()
            #expect(Set(alerts.map(\.kind)) == [.capNear, .capReached])
            #expect(alerts.allSatisfy { $0.deliveredAt == nil && $0.dimension?.kind == .project })

            server.clock.advance(by: .seconds(Int64(wait)))
            let later = try await server.ask(for: Crowd.number(7), from: Crowd.address(7))
            #expect(later.status == 200)
        }
    }

    @Test func `a cap keeps a reserve for known installations`() async throws {
        var setup = ServerSetup.guarded { rules in
            rules.prices = ["*": SpendAmount(micros: 200_000)]
            rules.caps.project.perDay = .units(1)
            rules.caps.reserve = 0.2
            rules.proofFrom = nil
        }
        setup.appVerifier = nil
        setup.settings.appVerification.common.challenge.work.least = 64
        try await withServer(setup) { server in
            let first = try await server.askWithWork(for: 0)
            let instance = try #require(try first.json["appInstance"].text)
            for index in 1..<5 {
                #expect(try await server.askWithWork(for: index).status == 200)
            }
            #expect(try await server.askWithWork(for: 5).reason == .spendCap)
            #expect(try await server.askWithWork(for: 6, instance: instance).status == 200)
            let over = try await server.askWithWork(for: 7, instance: instance)
            #expect(try over.reason == .spendCap)
            let decisions = try await server.decisions { $0.isNewestFirst = false }
            let installations = decisions.map(\.attempt.instance)
            #expect(installations.first == installations.last)
            #expect(Set(installations).count == 6)
        }
    }

    @Test func `a message's cost is multiplied by its number of segments`() async throws {
        let setup = ServerSetup.guarded { rules in
            rules.prices = ["*": SpendAmount(micros: 100_000)]
        }
        try await withServer(setup) { server in
            _ = try await server.ask(for: Crowd.number(1))
            try await server.rename(String(repeating: "Привет ", count: 12))
            _ = try await server.ask(for: Crowd.number(2))
            let decisions = try await server.decisions { $0.isNewestFirst = false }
            let parts = server.messages.map(\.wording.segments)
            #expect(decisions.map(\.attempt.segments) == parts)
            #expect(decisions.map(\.attempt.cost.micros) == parts.map { Int64($0) * 100_000 })
        }
    }

    @Test(arguments: StoreEngine.tested)
    func `a code that is entered releases its message's cost from the budget`(
        engine: StoreEngine
    ) async throws {
        let setup = ServerSetup.guarded(on: engine) { rules in
            rules.prices = ["*": SpendAmount(micros: 500_000)]
            rules.budgets.prefix = SendBudget(perDay: .units(1))
            rules.budgets.prefix.perVerified = 0
        }
        try await withServer(setup) { server in
            for index in 0..<6 {
                let number = Crowd.number(index)
                let address = Crowd.address(index)
                #expect(try await server.askAndAnswer(for: number, from: address).status == 200)
            }
            for index in 6..<8 {
                let answer = try await server.ask(
                    for: Crowd.number(index),
                    from: Crowd.address(index)
                )
                #expect(answer.status == 200)
            }
            let over = try await server.ask(for: Crowd.number(9), from: Crowd.address(9))
            #expect(try over.reason == .prefixLimit)
            let decisions = try await server.decisions { $0.isNewestFirst = false }
            #expect(decisions.count { $0.enteredAt != nil } == 6)
            #expect(decisions.last?.rule == SendRule(.budget, .prefix, .day))
        }
    }

    /// Has two messages answered on each of the given number of days, and ends half a day later.
    private func live(_ server: TestServer, days: Int) async throws {
        for index in 0..<days * 2 {
            let number = Crowd.number(index)
            let address = Crowd.address(index)
            #expect(try await server.askAndAnswer(for: number, from: address).status == 200)
            if !index.isMultiple(of: 2) { server.clock.advance(by: .days(1)) }
        }
        server.clock.advance(by: .hours(12))
    }

    /// Sends messages that are not answered until one is refused, and returns how many were sent.
    private func room(_ server: TestServer) async throws -> Int {
        for index in 0..<20 {
            let number = Crowd.number(1_000 + index)
            let answer = try await server.ask(for: number, from: Crowd.address(1_000 + index))
            if answer.status != 200 { return index }
        }
        return 20
    }

    @Test(arguments: StoreEngine.tested)
    func `codes entered on past days limit how far today's can raise a budget`(
        engine: StoreEngine
    ) async throws {
        let setup = ServerSetup.guarded(on: engine) { rules in
            rules.prices = ["*": SpendAmount(micros: 500_000)]
            rules.budgets.country = SendBudget(perDay: .units(1))
        }
        try await withServer(setup) { server in
            try await live(server, days: 8)
            for index in 100..<102 {
                let number = Crowd.number(index)
                let address = Crowd.address(index)
                #expect(try await server.askAndAnswer(for: number, from: address).status == 200)
            }
            // A dollar, one for today's answers, and three for the part beyond the usual 94 cents.
            #expect(try await room(server) == 4)
            #expect(try await server.decisions().first?.rule == SendRule(.budget, .country, .day))
        }
    }

    @Test(arguments: StoreEngine.tested)
    func `the growth cap of a week-old project follows its daily average`(
        engine: StoreEngine
    ) async throws {
        let setup = ServerSetup.guarded(on: engine) { rules in
            rules.prices = ["*": SpendAmount(micros: 500_000)]
            // Messages of the day before still count when a day has just passed.
            rules.caps.growth.project = SpendCap(perDay: .units(2))
            rules.caps.growth.perVerified = 1
            rules.caps.growth.perVerifiedInSpan = 0
            rules.caps.growth.countryShare = 1
        }
        try await withServer(setup) { server in
            try await live(server, days: 7)
            // Two dollars, and the average of 93 cents.
            #expect(try await room(server) == 5)
            #expect(try await server.decisions().first?.rule == SendRule(.cap, .project, .day))
        }
    }

    @Test func `a message that no gateway accepts costs nothing`() async throws {
        var setup = ServerSetup.guarded { $0.limitAddress(1, in: \.perHour) }
        setup.sender = FailingSender()
        try await withServer(setup) { server in
            for index in 0..<3 {
                let answer = try await server.ask(for: Crowd.number(index))
                #expect(try answer.reason == .messageNotSent)
            }
            let dimension = SendDimension(.project, "")
            let tally = try await server.store.read {
                try $0.sendTallies(of: [dimension], in: TestServer.projectID).first
            }
            let count = try #require(tally).count(in: .day, at: server.clock.now)
            #expect(count == SendCount())
            #expect(try await server.decisions().allSatisfy { $0.withdrawnAt != nil })
        }
    }
}
