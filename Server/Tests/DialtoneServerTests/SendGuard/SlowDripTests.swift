import DialtoneBasics
import DialtoneSendGuard
import DialtoneTestSupport
import IdentityToolkit
import Testing

struct SlowDripTests {
    /// A price in dollars, so that few requests simulate days of traffic.
    private static let price = SpendAmount(micros: 1_500_000)
    private static let perHour = 5

    @Test(arguments: StoreEngine.tested)
    func `slow sending below the hourly budget is stopped by the daily budget`(
        engine: StoreEngine
    ) async throws {
        let setup = ServerSetup.guarded(on: engine) { $0.prices = ["*": Self.price] }
        try await withServer(setup) { server in
            var sent: [Int] = []
            var reasons: Set<RefusalReason> = []
            for hour in 0..<48 {
                for turn in 0..<Self.perHour {
                    let index = hour * Self.perHour + turn
                    let answer = try await server.ask(
                        // Every message to a prefix of its own, from a network of its own.
                        for: "+2126\(6_000 + index)0001",
                        from: Crowd.address(index)
                    )
                    if answer.status == 200 {
                        sent.append(hour)
                    } else if let reason = try answer.reason {
                        reasons.insert(reason)
                    }
                    server.clock.advance(by: .minutes(60 / Int64(Self.perHour)))
                }
            }
            #expect(reasons == [.countryLimit])
            // Seven and a half dollars an hour are under the hour's ten; fifteen are a day's.
            #expect(sent.count { $0 < 24 } == 10)
            #expect((10...20).contains(sent.count { $0 >= 24 }))
            let decisions = try await server.decisions()
            #expect(Set(decisions.compactMap(\.rule)) == [SendRule(.budget, .country, .day)])
            let elsewhere = try await server.ask(for: "+4915112345678", from: Crowd.address(600))
            #expect(elsewhere.status == 200)
        }
    }
}
