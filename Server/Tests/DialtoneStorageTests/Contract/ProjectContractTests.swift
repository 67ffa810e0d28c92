import DialtoneBasics
import DialtoneModel
import DialtoneStorage
import DialtoneTestSupport
import PhoneNumbers
import Testing

@Suite struct ProjectContractTests {
    @Test(arguments: StoreEngine.tested)
    func `a project is read back as stored and as changed`(
        engine: StoreEngine
    ) async throws {
        try await engine.withStore { store in
            var project = Project.sample()
            project.settings.phoneSignIn.codes.length = 8
            project.settings.phoneSignIn.sends.perHour = nil
            project.settings.authorizedDomains = ["example.com", "ü.example"]
            try await store.prepare(project)
            #expect(try await store.read { try $0.project(.sample) } == project)

            project.displayName = "'; DROP TABLE project; --"
            project.settings.allowsSignUp = false
            let (isUpdated, isOther) = try await store.write { [project] data in
                (try data.update(project), try data.update(.sample(.other)))
            }

            #expect(isUpdated)
            #expect(!isOther)
            #expect(try await store.read { try $0.projects() } == [project])
            #expect(try await store.read { try $0.project(.other) } == nil)
        }
    }

    @Test(arguments: StoreEngine.tested)
    func `a project's ID and number are unique`(
        engine: StoreEngine
    ) async throws {
        try await engine.withStore { store in
            let (first, sameID, sameNumber) = try await store.write { data in
                (
                    try data.insert(Project.sample(number: 1)),
                    try data.insert(Project.sample(number: 2)),
                    try data.insert(Project.sample(.other, number: 1))
                )
            }

            #expect(first)
            #expect(!sameID)
            #expect(!sameNumber)
            #expect(try await store.read { try $0.projects() } == [.sample(number: 1)])
        }
    }

    @Test(arguments: StoreEngine.tested)
    func `deleting a project deletes everything in it`(engine: StoreEngine) async throws {
        try await engine.withStore { store in
            let account = Account.sample("one", phoneNumber: .fictional(1))
            let app = RelyingApp.sample("key")
            try await store.prepare()
            try await store.write { data in
                _ = try data.insert(account)
                _ = try data.insert(app)
                _ = try data.save(TestNumber.sample(0))
                try data.insert(Session.sample(1, of: account))
                try data.insert(VerificationSession.sample(1))
                try data.insert(TemporaryProof.sample(1))
                try data.save(data.holdLedger(of: .fictional(1), in: .sample))
            }
            let message = MessageRecord.sample(1)
            try await store.write { data in
                try data.insert(message)
                try data.insert(MessageAttempt.sample(1, of: message))
                try data.setOptOut(
                    OptOut(since: .start, source: .operator),
                    of: .fictional(1),
                    in: .sample
                )
            }

            #expect(try await store.write { try $0.deleteProject(.sample) })
            #expect(try await store.write { try $0.deleteProject(.sample) } == false)
            #expect(try await store.account("one") == nil)
            #expect(try await store.read { try $0.relyingApp(apiKey: "key") } == nil)
            #expect(try await store.read { try $0.testNumbers(of: .sample) } == [])
            let session = try await store.read { data in
                try data.session(refreshTokenDigest: .sample(1))
            }
            #expect(session == nil)
            let id = VerificationSession.sample(1).id
            #expect(try await store.read { try $0.verificationSession(id) } == nil)
            #expect(try await store.read { try $0.message(message.sessionID) } == nil)
            #expect(try await store.read { try $0.messageAttempts(of: message.sessionID) } == [])
            let ledger = try await store.read { try $0.ledger(of: .fictional(1), in: .sample) }
            #expect(ledger.optOut == nil)
        }
    }

    @Test(arguments: StoreEngine.tested)
    func `deleting a project deletes what its tenants and no other project have`(
        engine: StoreEngine
    ) async throws {
        try await engine.withStore { store in
            let tenant = ProjectID(rawValue: "demo-dialtone/a")
            let projects = [ProjectID.sample, tenant, .other]
            for (number, project) in projects.enumerated() {
                try await store.prepare(.sample(project, number: Int64(number)))
                try await store.write { try $0.insert(MessageRecord.sample(number, of: project)) }
            }

            #expect(try await store.write { try $0.deleteProject(.sample) })
            let messages = try await store.read { data in
                try projects.indices.map { try data.message(.sample($0)) }
            }
            #expect(messages.map { $0?.projectID } == [nil, nil, .other])
        }
    }

    @Test(arguments: StoreEngine.tested)
    func `an app is found by its key, and the key is unique`(
        engine: StoreEngine
    ) async throws {
        try await engine.withStore { store in
            try await store.prepare()
            try await store.prepare(.sample(.other, number: 2))
            let app = RelyingApp.sample("key")
            let (isNew, isTaken) = try await store.write { data in
                (
                    try data.insert(app),
                    try data.insert(RelyingApp.sample("key", of: .other))
                )
            }

            #expect(isNew)
            #expect(!isTaken)
            #expect(try await store.read { try $0.relyingApp(apiKey: "key") } == app)
            #expect(try await store.read { try $0.relyingApps(of: .sample) } == [app])
            #expect(try await store.read { try $0.relyingApps(of: .other) } == [])
            #expect(try await store.write { try $0.deleteRelyingApp(apiKey: "key") })
            #expect(try await store.write { try $0.deleteRelyingApp(apiKey: "key") } == false)
        }
    }

    @Test(arguments: StoreEngine.tested)
    func `an app is found by its previous key until it is removed`(
        engine: StoreEngine
    ) async throws {
        try await engine.withStore { store in
            try await store.prepare()
            var app = RelyingApp.sample("key")
            let first = app
            #expect(try await store.write { try $0.insert(first) })
            app.replaceKey(with: "new", at: .start)
            let replaced = app
            #expect(try await store.write { try $0.update(replaced) })
            for key in ["key", "new"] {
                #expect(try await store.read { try $0.relyingApp(apiKey: key) } == replaced)
            }
            let use = CredentialUse(of: .previousAPIKey("key"), in: .start + .hours(1))
            try await store.write { try $0.note(use) }
            let used = try await store.read { try $0.relyingApp(apiKey: "new") }
            #expect(used?.previousKey?.lastUsedAt == .start + .hours(1))
            // What was read before the use must not undo it.
            #expect(try await store.write { try $0.update(replaced) })
            let kept = try await store.read { try $0.relyingApp(apiKey: "new") }
            #expect(kept?.previousKey?.lastUsedAt == .start + .hours(1))
            app.removePreviousKey()
            let single = app
            #expect(try await store.write { try $0.update(single) })
            #expect(try await store.read { try $0.relyingApp(apiKey: "key") } == nil)
            #expect(try await store.read { try $0.relyingApp(apiKey: "new") } == single)
        }
    }

    @Test(arguments: StoreEngine.tested)
    func `a project has at most ten fictional numbers, whose codes can change`(
        engine: StoreEngine
    ) async throws {
        try await engine.withStore { store in
            try await store.prepare()
            func save(_ testNumber: TestNumber) async throws -> Bool {
                try await store.write { try $0.save(testNumber) }
            }
            var saved: [Bool] = []
            for index in 0..<TestNumber.limit { saved.append(try await save(.sample(index))) }
            let eleventh = try await save(.sample(10))
            let changed = try await save(.sample(3, code: "999999"))
            let elsewhere = try await save(.sample(0, of: .other))

            #expect(!saved.contains(false))
            #expect(!eleventh)
            #expect(changed)
            #expect(!elsewhere)
            let (all, third) = try await store.read { data in
                (
                    try data.testNumbers(of: .sample),
                    try data.testNumber(.fictional(3), of: .sample)
                )
            }
            #expect(all.count == TestNumber.limit)
            #expect(try third == TestNumber.sample(3, code: "999999"))
            #expect(try await store.write { try $0.deleteTestNumber(.fictional(3), of: .sample) })
            #expect(try await save(.sample(10)))
        }
    }
}
