import DialtoneBasics
import DialtoneModel
import DialtoneSendGuard
import DialtoneTestSupport
import IdentityToolkit
import Testing

/// An hour in which many people sign in, under the default rules.
struct PopularAppTests {
    /// How long people take from the message to the code.
    private static let delay = TimeSpan.seconds(20)

    /// The large crowd tests limits, which depend on no engine, and takes thousands of calls.
    private static let crowds: [(engine: StoreEngine, count: Int)] =
        StoreEngine.tested.map { ($0, 363) } + [(.sqliteInMemory, 3_000)]

    private static func number(_ index: Int) -> String {
        "+49151123" + String(100_000 + index).dropFirst()
    }

    /// All requests use one app and one address, for numbers of one country: the client addresses
    /// are unknown, so all count as one.
    @Test(arguments: crowds)
    func `a country, network or app with nine of ten codes entered is never refused`(
        engine: StoreEngine,
        count: Int
    ) async throws {
        var setup = ServerSetup.guarded(on: engine)
        setup.isLive = false
        try await withServer(setup) { server in
            let step = TimeSpan(milliseconds: 3_600_000 / Int64(count))
            var waiting: [(due: Timestamp, number: String, session: String)] = []
            for index in 0..<count {
                server.clock.advance(by: step)
                while let next = waiting.first, next.due <= server.clock.now {
                    waiting.removeFirst()
                    let code = try server.sentCode(to: next.number)
                    try #require(try await server.complete(next.session, code: code).status == 200)
                }
                let number = Self.number(index)
                let asked = try await server.ask(for: number)
                try #require(asked.status == 200, "\(index): \(asked.text)")
                guard index % 10 != 7 else { continue }
                let session = try #require(try asked.json["sessionInfo"].text)
                waiting.append((server.clock.now + Self.delay, number, session))
            }
            let project = SendDimension(.project, "")
            let tally = try await server.store.read {
                try $0.sendTallies(of: [project], in: TestServer.projectID).first
            }
            #expect(tally?.count(in: .day, at: server.clock.now).sent == count)
            let stopped = try await server.decisions { $0.onlyStopped = true }
            #expect(stopped.isEmpty)
            let kinds = Set(try await server.alerts().map(\.kind))
            #expect(kinds.isSubset(of: [.capNear]))
        }
    }
}
