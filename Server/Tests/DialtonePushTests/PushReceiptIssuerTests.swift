import DialtoneBasics
@testable import DialtoneFlows
@testable import DialtoneModel
import DialtoneTestSupport
import Testing

struct PushReceiptIssuerTests {
    private func refusal(_ work: () async throws -> some Sendable) async -> SilentPushRefusal? {
        do {
            _ = try await work()
            return nil
        } catch Refusal.silentPush(let refusal) {
            return refusal
        } catch {
            Issue.record(error)
            return nil
        }
    }

    @Test(arguments: StoreEngine.tested)
    func `a device gets ten pushes an hour`(engine: StoreEngine) async throws {
        try await ReceiptBench.run(on: engine) { bench in
            for _ in 0..<10 { _ = try await bench.pair() }
            let refused = await refusal { try await bench.issuer.issue(bench.request()) }
            #expect(refused == .tooManyForDevice(retryAfter: .hours(1)))
            let lowerCase = bench.request(device: ReceiptBench.device.lowercased())
            let same = await refusal { try await bench.issuer.issue(lowerCase) }
            #expect(same == .tooManyForDevice(retryAfter: .hours(1)))

            let other = bench.request(device: String(repeating: "B2", count: 32))
            _ = try await bench.issuer.issue(other)
            bench.clock.advance(by: .hours(1))
            _ = try await bench.pair()
        }
    }

    @Test(arguments: StoreEngine.tested)
    func `concurrent calls do not get a device more pushes`(engine: StoreEngine) async throws {
        try await ReceiptBench.run(on: engine) { bench in
            let granted = await withTaskGroup(of: Bool.self) { group in
                for _ in 0..<24 {
                    group.addTask { (try? await bench.pair()) != nil }
                }
                return await group.reduce(0) { $0 + ($1 ? 1 : 0) }
            }
            #expect(granted == 10)
        }
    }

    @Test func `an app gets a limited number of pushes in an hour`() async throws {
        try await ReceiptBench.run(on: .sqliteInMemory) { bench in
            let start = bench.clock.now
            try await bench.store.write { data in
                for number in 0..<PushReceiptIssuer.appLimit.count {
                    try data.insert(
                        PushReceipt(
                            digest: TokenDigest(of: Array("receipt \(number)".utf8)),
                            secretDigest: TokenDigest(of: []),
                            projectID: bench.project.id,
                            bundleID: ReceiptBench.bundleID,
                            appID: "",
                            createdAt: start,
                            expiresAt: start + .hours(1)
                        )
                    )
                }
            }
            let refused = await refusal { try await bench.issuer.issue(bench.request()) }
            #expect(refused == .tooManyForApp)
            bench.clock.advance(by: .hours(1))
            _ = try await bench.pair()
        }
    }

    @Test(arguments: [nil, ""] as [String?])
    func `a request without a device token is refused with a reason`(device: String?) async throws {
        try await ReceiptBench.run(on: .sqliteInMemory) { bench in
            let refused = await refusal {
                try await bench.issuer.issue(bench.request(device: device))
            }
            #expect(refused == .missingDeviceToken)
        }
    }

    @Test(arguments: ["A1B", "hello", "A1 B2", "é1", String(repeating: "A1", count: 129)])
    func `a device token that is not hexadecimal is refused`(device: String) async throws {
        try await ReceiptBench.run(on: .sqliteInMemory) { bench in
            let refused = await refusal {
                try await bench.issuer.issue(bench.request(device: device))
            }
            #expect(refused == .malformedDeviceToken)
        }
    }

    @Test func `an app is identified by its registered bundle ID`() async throws {
        try await ReceiptBench.run(on: .sqliteInMemory) { bench in
            let foreign = await refusal {
                try await bench.issuer.issue(bench.request(bundleID: "com.example.other"))
            }
            let missing = await refusal {
                try await bench.issuer.issue(bench.request(bundleID: nil))
            }
            #expect(foreign == .foreignBundleID)
            #expect(missing == .missingBundleID)
        }
    }

    @Test func `without a credential no receipt is issued`() async throws {
        try await ReceiptBench.run(on: .sqliteInMemory) { bench in
            bench.service.serve(false)
            let refused = await refusal { try await bench.issuer.issue(bench.request()) }
            #expect(refused == .noCredential)
        }
    }

    @Test(arguments: StoreEngine.tested)
    func `a receipt shows the result of its push`(engine: StoreEngine) async throws {
        try await ReceiptBench.run(on: engine) { bench in
            let issued = try await bench.issuer.issue(bench.request())
            let queue = PushQueue(
                store: bench.store,
                service: bench.service,
                pause: { _ in },
                logger: .silent
            )
            let before = try await bench.status(issued.receipt)
            bench.service.answer(.refused(.deviceTokenNotForTopic, .sandbox))
            await queue.submit(issued)
            queue.close()
            await queue.run()
            let after = try await bench.status(issued.receipt)
            #expect(before.state == .pending)
            #expect(after.state == .refused)
            #expect(after.reason == .deviceTokenNotForTopic)
            #expect(after.environment == .sandbox)

            let unknown = await refusal { try await bench.status("nothing") }
            let foreign = await refusal {
                try await bench.status(issued.receipt, of: bench.otherProject)
            }
            #expect(unknown == .unknownReceipt)
            #expect(foreign == .unknownReceipt)
        }
    }
}
