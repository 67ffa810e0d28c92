import DialtoneBasics
import DialtoneModel
import DialtonePush
import DialtoneTestSupport
import Testing

struct APNsAuthenticationTokenTests {
    @Test func `a token is replaced before it is an hour old`() async throws {
        try await APNsBench.run { bench in
            _ = try await bench.send()
            bench.clock.advance(by: .minutes(51))
            _ = try await bench.send()
            let pushes = bench.production.pushes
            #expect(pushes.map(\.answer) == [.taken, .taken])
            #expect(Set(pushes.map { $0.headers["authorization"] }).count == 2)
        }
    }

    @Test func `an expired token is replaced only once`() async throws {
        try await APNsBench.run { bench in
            _ = try await bench.send()
            bench.clock.advance(by: .minutes(30))
            bench.production.answer(.refused(403, "ExpiredProviderToken"))
            let outcome = try await bench.send()
            #expect(outcome == .sent(.production))
            #expect(Set(bench.production.pushes.map { $0.headers["authorization"] }).count == 2)

            bench.clock.advance(by: .minutes(30))
            bench.production.answer(
                .refused(403, "ExpiredProviderToken"),
                .refused(403, "ExpiredProviderToken")
            )
            let second = try await bench.send()
            #expect(second == .refused(.expiredProviderToken, .production))
        }
    }

    @Test func `a token is not replaced within 20 minutes`() async throws {
        try await APNsBench.run { bench in
            _ = try await bench.send()
            bench.clock.advance(by: .minutes(5))
            bench.production.answer(.refused(403, "ExpiredProviderToken"))
            let outcome = try await bench.send()
            #expect(outcome == .refused(.expiredProviderToken, .production))
            #expect(bench.production.pushes.count == 2)
        }
    }

    @Test func `programs that share a key share its token`() async throws {
        try await APNsBench.run { bench in
            for _ in 0..<3 {
                let program = bench.anotherClient()
                let push = try bench.push(to: bench.team.phone)
                let outcome = await program.send(push, by: [try bench.key()])
                #expect(outcome == .sent(.production))
                await program.shutDown()
                bench.clock.advance(by: .minutes(7))
            }
        }
    }
}
