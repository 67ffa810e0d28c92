import DialtoneBasics
import DialtoneModel
import DialtoneSendGuard
import DialtoneTestSupport
import IdentityToolkit
import Testing

struct SendGuardMoneyTests {
    @Test(arguments: StoreEngine.tested)
    func `a cap ends what is sent, tells of it, and spares fictional numbers`(
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

    @Test func `a cap keeps a reserve for installations that are known`() async throws {
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

    @Test func `a text that takes two messages costs twice as much`() async throws {
        let setup = ServerSetup.guarded { rules in
            rules.prices = ["*": SpendAmount(micros: 100_000)]
        }
        try await withServer(setup) { server in
            _ = try await server.ask(for: Crowd.number(1))
            try await server.rename(String(repeating: "Привет ", count: 12))
            _ = try await server.ask(for: Crowd.number(2))
            let decisions = try await server.decisions { $0.isNewestFirst = false }
            let parts = server.messages.map(\.wording.segments)
            #expect(decisions.map(\.segments) == parts)
            #expect(decisions.map(\.attempt.cost.micros) == parts.map { Int64($0) * 100_000 })
        }
    }

    @Test(arguments: StoreEngine.tested)
    func `a code that is entered gives its message's price back`(
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

    @Test func `a message that no gateway takes costs nothing`() async throws {
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
