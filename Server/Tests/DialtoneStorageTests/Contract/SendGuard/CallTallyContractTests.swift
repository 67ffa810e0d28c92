import DialtoneBasics
import DialtoneFlows
import DialtoneModel
import DialtoneSendGuard
import DialtoneStorage
import DialtoneTestSupport
import Testing

@Suite struct CallTallyContractTests {
    private static let origin = SendOrigin(IPAddress("203.0.113.7"))

    private static func limits(_ address: String, _ count: Int = 1_000) -> CallGuard {
        var settings = CallLimitSettings()
        settings.mails.address = CallRate(per10Minutes: count)
        return CallGuard(settings: settings, project: .sample, address: IPAddress(address))
    }

    private static func used(
        _ call: LimitedCall,
        in store: any DataStore
    ) async throws -> [Int] {
        try await store.read { data in
            try data.callTallies(of: call, from: origin, in: .sample)
                .map { $0.count(in: .hour, at: .start).unanswered }
        }
    }

    @Test(arguments: StoreEngine.tested)
    func `calls are counted by kind, address and network, and taken back at most once`(
        engine: StoreEngine
    ) async throws {
        try await engine.withStore { store in
            try await store.prepare()
            try await store.write { data in
                for address in ["203.0.113.7", "203.0.113.7", "203.0.113.8"] {
                    try Self.limits(address).count(.mails, in: data, at: .start)
                }
            }
            #expect(try await Self.used(.mails, in: store) == [2, 3])
            #expect(try await Self.used(.passwords, in: store) == [0, 0])
            for _ in 0..<4 {
                try await store.write { data in
                    try CallGuard.excuse(
                        .mails,
                        of: [.start],
                        from: Self.origin,
                        of: .sample,
                        in: data,
                        at: .start + .minutes(2)
                    )
                }
            }
            #expect(try await Self.used(.mails, in: store) == [0, 0])
            // Not below zero, so that later calls get no credit.
            try await store.write { data in
                try Self.limits("203.0.113.7").count(
                    .mails,
                    in: data,
                    at: .start + .minutes(1)
                )
            }
            let later = try await store.read { data in
                try data.callTallies(of: .mails, from: Self.origin, in: .sample)
                    .map { $0.count(in: .hour, at: .start + .minutes(1)).unanswered }
            }
            #expect(later.first == 1)
        }
    }

    @Test(arguments: StoreEngine.persistent)
    func `of concurrent calls on several nodes exactly as many pass as allowed`(
        engine: StoreEngine
    ) async throws {
        try await engine.withNodes(2) { nodes in
            try await nodes[0].prepare()
            let passed = try await withThrowingTaskGroup(of: Bool.self) { group in
                for index in 0..<60 {
                    group.addTask {
                        do {
                            try await nodes[index % 2].write { data in
                                try Self.limits("203.0.113.7", 10).count(
                                    .mails,
                                    in: data,
                                    at: .start
                                )
                            }
                            return true
                        } catch is Refusal {
                            return false
                        }
                    }
                }
                return try await group.reduce(0) { $0 + ($1 ? 1 : 0) }
            }
            #expect(passed == 10)
        }
    }

    @Test(arguments: StoreEngine.tested)
    func `tallies are deleted after a day, or when an operator clears an address`(
        engine: StoreEngine
    ) async throws {
        try await engine.withStore { store in
            try await store.prepare()
            try await store.write { data in
                try Self.limits("203.0.113.7").count(.mails, in: data, at: .start)
                try Self.limits("203.0.113.7").count(.tokens, in: data, at: .start)
            }
            let forgotten = try await store.write { data in
                try data.deleteCallTallies(
                    on: SendDimension(.address, Self.origin.address),
                    in: .sample
                )
            }
            #expect(forgotten == 2)
            #expect(try await Self.used(.mails, in: store) == [0, 1])
            let early = try await store.write {
                try $0.delete(.callTallies, before: .start, limit: 1_000)
            }
            let late = try await store.write {
                try $0.delete(.callTallies, before: .start + .seconds(1), limit: 1_000)
            }
            #expect(early == 0)
            #expect(late == 2)
        }
    }

    @Test(arguments: StoreEngine.tested)
    func `tries and codes keep their origin`(engine: StoreEngine) async throws {
        try await engine.withStore { store in
            try await store.prepare()
            let tries: [String?] = ["203.0.113.7/32", nil, "2001:db8::/64"]
            let moments = try await store.write { data -> [AttemptLedger.Try] in
                for (index, address) in tries.enumerated() {
                    var ledger = try data.holdAttempts(.password, of: "a@b.c", in: .sample)
                    _ = ledger.attempt(at: .start + .seconds(Int64(index)), from: address)
                    try data.save(ledger)
                }
                return try data.holdAttempts(.password, of: "a@b.c", in: .sample).tries
            }
            #expect(moments.map(\.address) == tries)
            let expected = (0..<3).map { Timestamp.start + TimeSpan.seconds(Int64($0)) }
            #expect(moments.map(\.at) == expected)
            var code = ActionCode(
                digest: .sample(1),
                projectID: .sample,
                purpose: .emailSignIn,
                accountID: nil,
                email: "a@b.c",
                createdAt: .start,
                expiresAt: .start + .hours(1)
            )
            code.origin = Self.origin
            try await store.write { [code] in try $0.insert(code) }
            let stored = try await store.read { [code] in try $0.actionCode(code.digest) }
            #expect(stored == code)
        }
    }
}
