import DialtoneBasics
import DialtoneFlows
import DialtoneModel
import DialtoneStorage
import DialtoneTestSupport
import Testing

@Suite struct HookCallContractTests {
    private func call(
        _ number: Int,
        _ outcome: HookCall.Outcome = .allowed,
        of project: ProjectID = .sample
    ) -> HookCall {
        var call = HookCall(
            id: "evt_\(number)",
            hookID: HookID(rawValue: number % 2 == 0 ? "hook_a" : "hook_b"),
            projectID: project,
            trigger: number % 2 == 0 ? .beforeCreate : .beforeSendSMS,
            calledAt: .start + .seconds(Int64(number / 2)),
            nodeID: "web-1",
            outcome: outcome,
            duration: TimeSpan(milliseconds: 12),
            attempts: 2
        )
        call.accountID = AccountID(rawValue: "user\(number % 3)")
        call.tenantID = number == 3 ? "acme-1x2y3" : nil
        call.code = outcome == .refused ? "TOO_YOUNG" : nil
        call.status = outcome == .timedOut ? nil : 200
        call.problem = outcome == .failed ? "it responded with status 500" : nil
        return call
    }

    @Test(arguments: StoreEngine.tested)
    func `calls are read back as stored, newest first, page by page`(
        engine: StoreEngine
    ) async throws {
        try await engine.withStore { store in
            try await store.prepare()
            let outcomes: [HookCall.Outcome] = [.allowed, .refused, .failed, .timedOut]
            let calls = (0..<8).map { call($0, outcomes[$0 % 4]) }
            try await store.write { data in
                for call in calls { try data.insert(call) }
                // A batch is written again after a failure.
                try data.insert(calls[0])
                try data.insert(call(99, of: ProjectID(rawValue: "gone")))
            }
            var query = HookCallQuery(limit: 3)
            var found: [HookCall] = []
            for _ in 0..<3 {
                let page = try await store.read { [query] in
                    try $0.hookCalls(of: .sample, query)
                }
                found += page
                query.position = page.last?.position
            }
            #expect(found.map(\.id) == [6, 7, 4, 5, 2, 3, 0, 1].map { "evt_\($0)" })
            #expect(Set(found) == Set(calls))
            #expect(
                try await store.read { try $0.hookCalls(of: .other, HookCallQuery(limit: 9)) } == []
            )
        }
    }

    @Test(arguments: StoreEngine.tested)
    func `calls are filtered by hook, trigger, outcome and user`(
        engine: StoreEngine
    ) async throws {
        try await engine.withStore { store in
            try await store.prepare()
            try await store.write { data in
                for number in 0..<6 {
                    try data.insert(call(number, number < 2 ? .refused : .allowed))
                }
            }
            func found(_ adjust: (inout HookCallQuery) -> Void) async throws -> [String] {
                var query = HookCallQuery(limit: 9)
                adjust(&query)
                return try await store.read { [query] in
                    try $0.hookCalls(of: .sample, query).map(\.id)
                }
            }
            #expect(
                try await found { $0.hook = HookID(rawValue: "hook_b") }
                    == ["evt_5", "evt_3", "evt_1"]
            )
            #expect(
                try await found { $0.trigger = .beforeCreate } == ["evt_4", "evt_2", "evt_0"]
            )
            #expect(try await found { $0.outcome = .refused } == ["evt_0", "evt_1"])
            #expect(
                try await found {
                    $0.account = AccountID(rawValue: "user0")
                    $0.outcome = .allowed
                } == ["evt_3"]
            )
        }
    }

    @Test(arguments: StoreEngine.tested)
    func `calls are deleted by age, and the oldest ones of a project by number`(
        engine: StoreEngine
    ) async throws {
        try await engine.withStore { store in
            try await store.prepare()
            try await store.write { data in for number in 0..<8 { try data.insert(call(number)) } }
            func ids() async throws -> [String] {
                try await store.read {
                    try $0.hookCalls(of: .sample, HookCallQuery(limit: 9)).map(\.id)
                }
            }
            for (limit, deleted) in [(2, 2), (9, 1), (9, 0)] {
                let count = try await store.write {
                    try $0.deleteHookCalls(of: .sample, beyond: 5, limit: limit)
                }
                #expect(count == deleted)
            }
            #expect(try await ids() == ["evt_6", "evt_7", "evt_4", "evt_5", "evt_2"])
            let now = Timestamp.start + .seconds(2) + HookCall.retention
            let clock = ServerClock { now }
            _ = try await Housekeeping(store: store, clock: clock, random: .seeded(1)).tidy()
            #expect(try await ids() == ["evt_6", "evt_7", "evt_4", "evt_5"])
        }
    }

    @Test(arguments: StoreEngine.tested)
    func `a queue is measured by what is pending`(engine: StoreEngine) async throws {
        try await engine.withStore { store in
            try await store.prepare()
            let empty = try await store.read { try $0.waiting(in: .hookDeliveries) }
            #expect(empty.count == 0)
            #expect(empty.oldest == nil)
            try await store.write { data in
                for number in 0..<3 {
                    try data.insert(
                        HookDelivery(
                            id: "evt_\(number)",
                            hookID: HookID(rawValue: "hook_a"),
                            projectID: .sample,
                            event: .signedIn,
                            body: "{}",
                            createdAt: .start + .seconds(Int64(number))
                        )
                    )
                }
                var taken = try data.claimDeliveries(
                    dueAt: .start,
                    until: .start + .hours(1),
                    limit: 1
                )
                taken[0].progress.note(.delivered, at: .start, random: .seeded(1))
                try data.save(taken[0])
            }
            let found = try await store.read { try $0.waiting(in: .hookDeliveries) }
            #expect(found.count == 2)
            #expect(found.oldest == .start + .seconds(1))
            #expect(try await store.read { try $0.waiting(in: .operatorMails).count } == 0)
        }
    }
}
