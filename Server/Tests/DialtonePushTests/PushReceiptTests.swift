import DialtoneBasics
import DialtoneFlows
import DialtoneModel
import DialtoneTestSupport
import Testing

struct PushReceiptTests {
    @Test(arguments: StoreEngine.tested)
    func `a pair proves the app repeatedly for one number`(engine: StoreEngine) async throws {
        try await ReceiptBench.run(on: engine) { bench in
            let pair = try await bench.pair()
            for _ in 0..<3 {
                let outcome = try await bench.check(pair)
                #expect(outcome == .held)
                bench.clock.advance(by: .minutes(15))
            }
        }
    }

    @Test(arguments: StoreEngine.tested)
    func `a pair is bound to the first number that it is used for`(
        engine: StoreEngine
    ) async throws {
        try await ReceiptBench.run(on: engine) { bench in
            let pair = try await bench.pair()
            let first = try await bench.check(pair)
            let other = try await bench.check(pair, number: "+16505550101")
            let again = try await bench.check(pair)
            #expect(first == .held)
            #expect(ReceiptBench.reason(other) == .foreign)
            #expect(again == .held)
        }
    }

    @Test(arguments: StoreEngine.tested)
    func `of two concurrent numbers a pair proves the app for one`(engine: StoreEngine) async throws
    {
        try await ReceiptBench.run(on: engine) { bench in
            for _ in 0..<5 {
                let pair = try await bench.pair()
                let numbers = (0..<8).map { "+1650555010\($0)" }
                let held = try await withThrowingTaskGroup(of: Bool.self) { group in
                    for number in numbers {
                        group.addTask { try await bench.check(pair, number: number) == .held }
                    }
                    return try await group.reduce(0) { $0 + ($1 ? 1 : 0) }
                }
                #expect(held == 1)
            }
        }
    }

    @Test(arguments: StoreEngine.tested)
    func `a pair is valid for an hour`(engine: StoreEngine) async throws {
        try await ReceiptBench.run(on: engine) { bench in
            let pair = try await bench.pair()
            bench.clock.advance(by: .minutes(59))
            let inTime = try await bench.check(pair)
            bench.clock.advance(by: .minutes(1))
            let late = try await bench.check(pair)
            #expect(inTime == .held)
            #expect(ReceiptBench.reason(late) == .expired)
        }
    }

    @Test(arguments: StoreEngine.tested)
    func `a pair is valid for the app, bundle ID and project that requested it`(
        engine: StoreEngine
    ) async throws {
        try await ReceiptBench.run(on: engine) { bench in
            let pair = try await bench.pair()
            let project = try await bench.check(pair, project: bench.otherProject)
            let app = try await bench.check(pair, app: bench.otherApp)
            let unknownApp = try await bench.check(pair, app: .some(nil))
            let bundle = try await bench.check(pair, bundleID: "com.example.other")
            let none = try await bench.check(pair, bundleID: nil)
            for outcome in [project, app, unknownApp, bundle, none] {
                #expect(ReceiptBench.reason(outcome) == .foreign)
            }
            let own = try await bench.check(pair)
            #expect(own == .held)
        }
    }

    @Test func `a pair is also valid in the project's tenants`() async throws {
        try await ReceiptBench.run(on: .sqliteInMemory) { bench in
            let pair = try await bench.pair()
            let tenant = Project(
                id: try #require(bench.project.id.tenant("acme")),
                number: 1,
                displayName: "Acme",
                settings: ProjectSettings(),
                createdAt: bench.clock.now
            )
            let outcome = try await bench.check(pair, project: tenant)
            #expect(outcome == .held)
        }
    }

    @Test(arguments: StoreEngine.tested)
    func `forged and mixed pairs are refused`(engine: StoreEngine) async throws {
        try await ReceiptBench.run(on: engine) { bench in
            let (one, two) = (try await bench.pair(), try await bench.pair())
            let forged = String(repeating: "A", count: 43)
            let pairs = [
                (one.receipt, two.secret), (one.receipt, forged), (forged, forged),
                (one.receipt, one.receipt), (one.secret, one.secret), (one.receipt, ""),
                ("not base64!", one.secret), (one.receipt + "A", one.secret),
            ]
            for pair in pairs {
                let outcome = try await bench.check(pair)
                #expect(ReceiptBench.reason(outcome) == .invalid)
            }
        }
    }

    @Test func `a request without a receipt is left to other checkers`() async throws {
        try await ReceiptBench.run(on: .sqliteInMemory) { bench in
            let outcome = try await bench.check(("", "secret"))
            #expect(outcome == nil)
        }
    }

    @Test func `the database contains neither a usable receipt nor a number`() async throws {
        try await ReceiptBench.run(on: .sqliteInMemory) { bench in
            let (one, two) = (try await bench.pair(), try await bench.pair())
            _ = try await bench.check(one)
            _ = try await bench.check(two)
            let rows = try await bench.store.read { data in
                try [one, two].compactMap { pair in
                    try PushReceipt.digest(of: pair.receipt).flatMap(data.pushReceipt)
                }
            }
            #expect(rows.count == 2)
            let marks = Set(rows.compactMap(\.mark))
            #expect(marks.count == 2)
        }
    }

    @Test(arguments: StoreEngine.tested)
    func `a pair whose push failed does not prove the app`(
        engine: StoreEngine
    ) async throws {
        try await ReceiptBench.run(on: engine) { bench in
            let issued = try await bench.issuer.issue(bench.request())
            let queue = PushQueue(
                store: bench.store,
                service: bench.service,
                pause: { _ in },
                logger: .silent
            )
            bench.service.answer(.refused(.serviceUnavailable, .production))
            await queue.submit(issued)
            queue.close()
            await queue.run()
            let outcome = try await bench.check((issued.receipt, ""))
            guard case .unavailable = outcome else {
                Issue.record("not unavailable: \(String(describing: outcome))")
                return
            }
        }
    }

    @Test(arguments: StoreEngine.tested)
    func `old receipts are deleted`(engine: StoreEngine) async throws {
        try await ReceiptBench.run(on: engine) { bench in
            _ = try await bench.pair()
            let moment = bench.clock.now + .hours(1)
            let early = try await bench.store.write {
                try $0.delete(.pushReceipts, before: moment, limit: 1_000)
            }
            let due = try await bench.store.write {
                try $0.delete(.pushReceipts, before: moment + .seconds(1), limit: 1_000)
            }
            #expect(early == 0)
            #expect(due == 1)
        }
    }
}
