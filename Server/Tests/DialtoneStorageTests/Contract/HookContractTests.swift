import DialtoneBasics
import DialtoneModel
import DialtoneStorage
import DialtoneTestSupport
import Testing

@Suite struct HookContractTests {
    private func hook(_ name: String, _ subject: Hook.Subject) -> Hook {
        var hook = Hook(
            id: HookID(rawValue: name),
            projectID: .sample,
            subject: subject,
            url: "https://hooks.example/\(name)",
            secrets: SealedHookSecrets(
                current: [1, 2, 3],
                previous: [4],
                previousUntil: .start + .hours(1)
            ),
            createdAt: .start
        )
        hook.format = .firebase
        hook.timeout = .seconds(30)
        hook.onFailure = .allow
        return hook
    }

    private func delivery(_ number: Int) -> HookDelivery {
        HookDelivery(
            id: "evt_\(number)",
            hookID: HookID(rawValue: "hook_a"),
            projectID: .sample,
            event: .signedIn,
            body: "{}",
            createdAt: .start + .seconds(Int64(number))
        )
    }

    @Test(arguments: StoreEngine.tested)
    func `a hook is read back as stored and as changed`(engine: StoreEngine) async throws {
        try await engine.withStore { store in
            try await store.prepare()
            let before = hook("hook_a", .before(.beforeSendSMS))
            let after = hook("hook_b", .after([.signedIn, .accountDeleted]))
            let added = try await store.write { data in
                try [before, after].map { try data.insert($0) }
            }
            #expect(added == [true, true])
            #expect(try await store.read { try $0.hooks(of: .sample) } == [before, after])
            #expect(try await store.read { try $0.hooks(of: .other) } == [])
            var changed = after
            changed.secrets = SealedHookSecrets(current: [9], previous: nil, previousUntil: nil)
            changed.updatedAt = .start + .seconds(1)
            let wasThere = try await store.write { [changed] in try $0.update(changed) }
            #expect(wasThere)
            let found = try await store.read { try $0.hook(after.id) }
            #expect(found == changed)
        }
    }

    @Test(arguments: StoreEngine.tested)
    func `a project has one hook per trigger, and several for events`(
        engine: StoreEngine
    ) async throws {
        try await engine.withStore { store in
            try await store.prepare()
            let hooks = [
                hook("hook_a", .before(.beforeCreate)), hook("hook_b", .before(.beforeCreate)),
                hook("hook_c", .before(.beforeSignIn)), hook("hook_d", .after([.signedIn])),
                hook("hook_e", .after([.signedIn])),
            ]
            let added = try await store.write { data in
                try hooks.map { try data.insert($0) }
            }
            #expect(added == [true, false, true, true, true])
        }
    }

    @Test(arguments: StoreEngine.tested)
    func `a hook is deleted with its deliveries, and only by its own project`(
        engine: StoreEngine
    ) async throws {
        try await engine.withStore { store in
            try await store.prepare()
            let hook = hook("hook_a", .after([.signedIn]))
            try await store.write { data in
                _ = try data.insert(hook)
                try data.insert(delivery(1))
            }
            #expect(try await store.write { try $0.deleteHook(hook.id, of: .other) } == false)
            #expect(try await store.read { try $0.deliveries(of: .sample, limit: 9).count } == 1)
            #expect(try await store.write { try $0.deleteHook(hook.id, of: .sample) })
            #expect(try await store.read { try $0.deliveries(of: .sample, limit: 9) } == [])
        }
    }

    @Test(arguments: StoreEngine.tested)
    func `a due delivery is claimed once, and again after its lease`(
        engine: StoreEngine
    ) async throws {
        try await engine.withStore { store in
            try await store.prepare()
            try await store.write { data in
                for number in 0..<40 { try data.insert(delivery(number)) }
            }
            let now = Timestamp.start + .seconds(29)
            #expect(try await store.read { try $0.hasDeliveries(dueAt: now) })
            let taken = try await withThrowingTaskGroup(of: [HookDelivery].self) { group in
                for _ in 0..<10 {
                    group.addTask {
                        try await store.write {
                            try $0.claimDeliveries(
                                dueAt: now,
                                until: now + .seconds(90),
                                limit: 5
                            )
                        }
                    }
                }
                return try await group.reduce(into: []) { $0 += $1 }
            }
            #expect(taken.count == Set(taken.map(\.id)).count)
            #expect(taken.allSatisfy { $0.attempts == 1 })
            let rest = try await store.write {
                try $0.claimDeliveries(dueAt: now, until: now + .seconds(90), limit: 100)
            }
            #expect(taken.count + rest.count == 30)
            let again = try await store.write {
                try $0.claimDeliveries(
                    dueAt: now + .seconds(90),
                    until: now + .seconds(180),
                    limit: 100
                )
            }
            #expect(again.filter { $0.attempts == 2 }.count == 30)
        }
    }

    @Test(arguments: StoreEngine.tested)
    func `a save without a current lease changes nothing`(engine: StoreEngine) async throws {
        try await engine.withStore { store in
            try await store.prepare()
            try await store.write { try $0.insert(delivery(1)) }
            func claim(_ seconds: Int64) async throws -> HookDelivery {
                let now = Timestamp.start + .seconds(seconds)
                let found = try await store.write {
                    try $0.claimDeliveries(dueAt: now, until: now + .seconds(10), limit: 1)
                }
                return try #require(found.first)
            }
            var slow = try await claim(1)
            var quick = try await claim(11)
            quick.state = .delivered
            quick.finishedAt = .start + .seconds(12)
            quick.lastStatus = 204
            try await store.write { [quick] in try $0.save(quick) }
            slow.lastError = "too late"
            try await store.write { [slow] in try $0.save(slow) }
            let found = try await store.read { try $0.deliveries(of: .sample, limit: 1) }
            #expect(found == [quick])
        }
    }

    @Test(arguments: StoreEngine.tested)
    func `only deliveries finished long ago are deleted`(engine: StoreEngine) async throws {
        try await engine.withStore { store in
            try await store.prepare()
            try await store.write { data in
                try data.insert(delivery(1))
                try data.insert(delivery(2))
            }
            var over = try #require(
                try await store.write {
                    try $0.claimDeliveries(
                        dueAt: .start + .seconds(1),
                        until: .start + .seconds(9),
                        limit: 1
                    )
                }
                .first
            )
            over.state = .dead
            over.finishedAt = .start + .seconds(9)
            try await store.write { [over] in try $0.save(over) }
            func delete(_ moment: Timestamp) async throws -> Int {
                try await store.write {
                    try $0.delete(.hookDeliveries, before: moment, limit: 1_000)
                }
            }
            #expect(try await delete(.start + .seconds(9)) == 0)
            #expect(try await delete(.start + .days(99)) == 1)
            #expect(try await store.read { try $0.deliveries(of: .sample, limit: 9).count } == 1)
        }
    }
}
