import DialtoneBasics
import DialtoneFlows
import DialtoneModel
import DialtoneStorage
import DialtoneTestSupport
import Testing

/// The operators in both databases.
@Suite struct OperatorContractTests {
    private func registry(_ store: any Database, at now: Timestamp = .start) -> OperatorRegistry {
        OperatorRegistry(store: store, clock: ServerClock { now }, random: .seeded(7))
    }

    private func person(
        _ name: String,
        _ roles: OperatorRoles,
        in store: any Database
    ) async throws -> Operator {
        let person = Operator(
            id: OperatorID(rawValue: "id-\(name)"),
            name: try #require(OperatorName(rawValue: name)),
            roles: roles,
            passwordHash: PasswordHash(rawValue: "hash"),
            sealedSecret: [1, 2, 3],
            lastUsedStep: nil,
            createdAt: .start
        )
        #expect(try await store.write { try $0.insert(person) })
        return person
    }

    @Test(arguments: StoreEngine.tested)
    func `an operator is read as it was written, and a name is taken once`(
        engine: StoreEngine
    ) async throws {
        try await engine.withStore { store in
            try await store.prepare()
            let roles = OperatorRoles(server: .viewer, projects: [.sample: .owner])
            let anna = try await person("anna", roles, in: store)
            let found = try await store.read { try $0.operatorAccount(named: anna.name) }
            #expect(found == anna)
            let isNew = try await store.write { try $0.insert(anna) }
            #expect(!isNew)
            let changed = try await store.write { data in
                var changed = anna
                changed.lastUsedStep = 12
                changed.isDisabled = true
                try data.save(changed)
                return changed
            }
            let saved = try await store.read { try $0.operatorAccount(anna.id) }
            #expect(saved == changed)
        }
    }

    @Test(arguments: StoreEngine.tested)
    func `an invitation ends after an hour, or when another replaces it`(
        engine: StoreEngine
    ) async throws {
        try await engine.withStore { store in
            try await store.prepare()
            let name = try #require(OperatorName(rawValue: "ben"))
            let roles = OperatorRoles(server: .editor)
            let registry = registry(store)
            let first = try await registry.invite(name, as: roles)
            let second = try await registry.invite(name, as: roles)
            #expect(try await registry.list().invitations == [second.invitation])
            #expect(
                try await store.read { try $0.operatorInvitation(digest: first.secret.digest) }
                    == nil
            )
            let late = self.registry(store, at: .start + .hours(1))
            #expect(try await late.list().invitations.isEmpty)
        }
    }

    @Test(arguments: StoreEngine.tested)
    func `the last owner stays, however two others are removed at the same time`(
        engine: StoreEngine
    ) async throws {
        try await engine.withStore { store in
            try await store.prepare()
            let owners = [
                try await person("anna", OperatorRoles(server: .owner), in: store),
                try await person("ben", OperatorRoles(server: .owner), in: store),
            ]
            _ = try await person("vera", OperatorRoles(server: .viewer), in: store)
            let removed = await withTaskGroup(of: Bool.self) { group in
                for owner in owners {
                    group.addTask {
                        (try? await registry(store).remove(owner.id)) == true
                    }
                }
                return await group.reduce(into: 0) { $0 += $1 ? 1 : 0 }
            }
            #expect(removed == 1)
            let left = try await registry(store).list().operators
            let owner = try #require(left.first { $0.roles.server == .owner })
            await #expect(throws: Refusal.self) {
                _ = try await registry(store).change(owner.id) { $0.isDisabled = true }
            }
            await #expect(throws: Refusal.self) {
                _ = try await registry(store).change(owner.id) { $0.roles.server = .editor }
            }
        }
    }

    @Test(arguments: StoreEngine.tested)
    func `removing an operator ends the sessions, and stale records are deleted`(
        engine: StoreEngine
    ) async throws {
        try await engine.withStore { store in
            try await store.prepare()
            _ = try await person("anna", OperatorRoles(server: .owner), in: store)
            let vera = try await person("vera", OperatorRoles(server: .viewer), in: store)
            let secret = OperatorSecret(random: .seeded(9))
            let session = OperatorSession(
                id: "session",
                digest: secret.digest,
                operatorID: vera.id,
                createdAt: .start,
                lastUsedAt: .start,
                confirmedAt: .start,
                expiresAt: .start + OperatorSession.lifetime,
                address: "192.0.2.1",
                client: nil
            )
            try await store.write { data in
                try data.insert(session)
                var attempts = try data.holdOperatorAttempts(of: vera.name)
                _ = attempts.attempt(at: .start, from: "192.0.2.1")
                try data.saveOperatorAttempts(attempts)
            }
            let found = try await store.read { try $0.operatorSession(digest: secret.digest) }
            #expect(found?.session == session && found?.of == vera)
            let tidied = try await Housekeeping(
                store: store,
                clock: ServerClock { .start + .days(2) },
                random: .seeded(1)
            )
            .tidy()
            #expect(tidied[.operatorSessions] == 1)
            #expect(tidied[.operatorAttempts] == 1)
            try await store.write { try $0.insert(session) }
            #expect(try await registry(store).remove(vera.id))
            #expect(try await store.read { try $0.operatorSessions(of: vera.id) }.isEmpty)
        }
    }

    private func passkey(of person: Operator, _ number: UInt8) throws -> OperatorPasskey {
        OperatorPasskey(
            id: try #require(PasskeyID(bytes: Array(repeating: number, count: 20))),
            operatorID: person.id,
            userHandle: [1, 2, 3],
            relyingPartyID: "id.example.com",
            publicKey: [4, 5, number],
            isBackupEligible: true,
            isBackedUp: false,
            counter: 3,
            name: "Key \u{202e}<b>",
            createdAt: .start
        )
    }

    @Test(arguments: StoreEngine.tested)
    func `passkeys are read as they were written, belong to one operator and end with it`(
        engine: StoreEngine
    ) async throws {
        try await engine.withStore { store in
            try await store.prepare()
            _ = try await person("anna", OperatorRoles(server: .owner), in: store)
            let ben = try await person("ben", OperatorRoles(server: .viewer), in: store)
            let vera = try await person("vera", OperatorRoles(server: .viewer), in: store)
            let (first, second) = (try passkey(of: ben, 1), try passkey(of: ben, 2))
            #expect(try await store.write { try $0.insert(first) })
            #expect(try await store.write { try $0.insert(second) })
            let stolen = try passkey(of: vera, 1)
            #expect(try await store.write { try !$0.insert(stolen) })
            #expect(try await store.read { try $0.operatorPasskey(first.id) } == first)
            #expect(try await store.read { try $0.operatorPasskeyCounts() } == [ben.id: 2])
            var used = first
            used.counter = 4
            used.isBackedUp = true
            used.lastUsedAt = .start + .minutes(1)
            let (present, copied) = (used, first)
            #expect(try await store.write { try $0.recordUse(ofOperatorPasskey: present) })
            #expect(try await store.write { try !$0.recordUse(ofOperatorPasskey: copied) })
            #expect(try await store.read { try $0.operatorPasskey(first.id) } == used)
            let isForeign = try await store.write {
                try $0.renameOperatorPasskey(first.id, of: vera.id, to: "mine")
                    || $0.deleteOperatorPasskey(first.id, of: vera.id)
            }
            #expect(!isForeign)
            #expect(try await store.write { try $0.deleteOperatorPasskey(first.id, of: ben.id) })
            #expect(try await store.read { try $0.operatorPasskeys(of: ben.id) } == [second])
            #expect(try await registry(store).remove(ben.id))
            #expect(try await store.read { try $0.operatorPasskey(second.id) } == nil)
        }
    }

    @Test(arguments: StoreEngine.tested)
    func `a challenge and a setup code are used once, and expired ones are deleted`(
        engine: StoreEngine
    ) async throws {
        try await engine.withStore { store in
            try await store.prepare()
            let proof = SpentProof(
                digest: TokenDigest(of: [1, 2, 3]),
                expiresAt: .start + .minutes(5)
            )
            #expect(try await store.write { try $0.spendOperatorProof(proof) })
            #expect(try await store.write { try !$0.spendOperatorProof(proof) })
            let codes = [TokenDigest(of: [4]), TokenDigest(of: [5]), TokenDigest(of: [6])]
            try await store.write { data in
                for code in codes {
                    try data.insertOperatorSetupCode(code, until: .start + .days(1))
                }
            }
            let taken = try await store.write { data in
                [
                    try data.takeOperatorSetupCode(codes[0], at: .start),
                    try data.takeOperatorSetupCode(codes[0], at: .start),
                    try data.takeOperatorSetupCode(codes[1], at: .start + .days(1)),
                ]
            }
            #expect(taken == [true, false, false])
            let tidied = try await Housekeeping(
                store: store,
                clock: ServerClock { .start + .days(2) },
                random: .seeded(1)
            )
            .tidy()
            #expect(tidied[.operatorSpentProofs] == 1)
            #expect(tidied[.operatorSetupCodes] == 2)
        }
    }

    @Test(arguments: StoreEngine.tested)
    func `failures and missing credentials of an operator are kept`(
        engine: StoreEngine
    ) async throws {
        try await engine.withStore { store in
            try await store.prepare()
            let anna = try await person("anna", OperatorRoles(server: .owner), in: store)
            var changed = anna
            changed.passwordHash = nil
            changed.sealedSecret = nil
            for _ in 0..<3 { changed.failures.count(atKnownPlace: false) }
            changed.failures.count(atKnownPlace: true)
            let expected = changed
            try await store.write { try $0.save(expected) }
            #expect(try await store.read { try $0.operatorAccount(anna.id) } == expected)
        }
    }
}
