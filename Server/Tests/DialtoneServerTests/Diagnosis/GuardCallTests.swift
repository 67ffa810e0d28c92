import DialtoneBasics
import DialtoneModel
import DialtoneSendGuard
import DialtoneTestSupport
import HTTPTypes
import IdentityToolkit
import IdentityToolkitAdmin
import Testing

/// Tests of the calls that show and replay the guard.
struct GuardCallTests {
    @Test(arguments: StoreEngine.tested)
    func `the guard is shown with its spending, settings and holds`(
        engine: StoreEngine
    ) async throws {
        try await withServer(.guarded(on: engine)) { server in
            let sent = try await server.holdPrefix()
            let status: GuardStatus = try await server.look("/guard").decoded()
            #expect(status.mode == "enforce")
            #expect(status.heldPrefixes == 1)
            #expect(status.spending.map(\.dimension) == ["project:", "country:MA"])
            #expect(status.spending.first?.sent == sent)
            #expect(status.spending.allSatisfy { $0.refused > 0 })
            let mode = try #require(status.settings.first { $0.name == "mode" })
            #expect(mode.value == "\"enforce\"")
            #expect(mode.standard == "\"enforce\"")
            #expect(status.settings.map(\.name) == status.settings.map(\.name).sorted())
            let holds: ListGuardHoldsResponse = try await server.look("/guard/holds").decoded()
            #expect(holds.holds.map(\.prefix) == ["+21266123"])
            #expect((holds.holds.first?.refused ?? 0) > 0)
            let others: ListGuardHoldsResponse = try await server.look(
                "/guard/holds",
                of: TestServer.otherProjectID
            ).decoded()
            #expect(others.holds.isEmpty)
        }
    }

    @Test(arguments: StoreEngine.tested)
    func `the audit log names the prefix that was released`(engine: StoreEngine) async throws {
        try await withServer(.guarded(on: engine)) { server in
            let released = try await server.adminPost(
                "/guard/holds:release",
                ["subject": "prefix:+21266123"],
                as: try await server.administrator(.editor)
            )
            try #require(released.status == 200, "\(released.text)")
            let log: ListAuditEntriesResponse = try await server.look("/auditEntries").decoded()
            let entry = try #require(log.entries.first { $0.action == "holds.release" })
            #expect(entry.target?.kind == "hold")
            #expect(entry.target?.id == "prefix:+21266123")
        }
    }

    @Test(arguments: StoreEngine.tested)
    func `pages list every decision once, and those that stopped a message`(
        engine: StoreEngine
    ) async throws {
        try await withServer(.guarded(on: engine)) { server in
            let sent = try await server.holdPrefix()
            let all = try await decisions("", on: server)
            #expect(all.count == Set(all.map(\.session)).count)
            #expect(all.filter { $0.verdict == "admit" }.count == sent)
            #expect(all.map(\.createdAt) == all.map(\.createdAt).sorted(by: >))
            let stopped = try await decisions("&stopped=true", on: server)
            #expect(stopped.map(\.session) == all.filter { $0.wouldHave != "admit" }.map(\.session))
            let number = Crowd.number(5).dropFirst()
            let one = try await decisions("&phoneNumber=%2B\(number)", on: server)
            #expect(one.map(\.phoneNumber) == [Crowd.number(5)])
            for wrong in ["x", "1.x", "1", ".", "99999999999999999999.AAAA"] {
                let answer = try await server.look("/guard/decisions?pageToken=\(wrong)")
                #expect(answer.status == 400, "\(wrong)")
            }
            let forged = "-9223372036854775808.AAAAAAAAAAAAAAAAAAAAAA"
            let none = try await server.look("/guard/decisions?pageToken=\(forged)")
            #expect(try none.json["decisions"].count == 0)
        }
    }

    private func decisions(_ query: String, on server: TestServer) async throws -> [GuardDecision] {
        var found: [GuardDecision] = []
        var token = ""
        for _ in 0..<20 {
            let page: ListGuardDecisionsResponse = try await server.look(
                "/guard/decisions?pageSize=7\(query)\(token)"
            ).decoded()
            found += page.decisions
            guard let next = page.nextPageToken else { break }
            token = "&pageToken=\(next)"
        }
        return found
    }

    @Test(arguments: StoreEngine.tested)
    func `a replay shows what a changed rule would have done, and saves nothing`(
        engine: StoreEngine
    ) async throws {
        let setup = ServerSetup.guarded(on: engine) { $0.mode = .audit }
        try await withServer(setup) { server in
            for index in 0..<6 {
                _ = try await server.ask(for: Crowd.number(index), from: Crowd.address(index))
            }
            let same: GuardReplay = try await server.adminPost("/guard:replay").decoded()
            #expect(same.requests == 6)
            #expect(same.refused.messages == 0)
            #expect(same.text == "No messages would have been stopped.")
            let answer = try await server.adminPost(
                "/guard:replay",
                ["days": 1, "settings": ["sendGuard.caps.project.perDay": "0.5"]]
            )
            try #require(answer.status == 200, "\(answer.text)")
            let stricter: GuardReplay = try answer.decoded()
            #expect(stricter.refused.messages == 3)
            #expect(stricter.rules.values.map(\.messages) == [3])
            #expect(stricter.regions["MA"]?.messages == 3)
            #expect(stricter.text.contains("would have saved"))
            #expect(stricter.stoppedAt == nil)
            let settings = try await server.project.settings.sendGuard
            #expect(settings.caps.project.perDay?.micros != 500_000)
        }
    }

    @Test(arguments: [
        ["sendGuard.nothing": "1"], ["sendGuard.caps.project.perDay": "much"],
        ["sendGuard.caps.project.perDay": "\"much\""], ["sendGuard.caps.project.perDay": "-1"],
        ["sendGuard.mode": "\"open\""], ["phoneSignIn.isEnabled": "false"], ["": "1"],
        ["sendGuard.\u{0}": "1"], ["sendGuard.caps": String(repeating: "[", count: 2_000)],
    ])
    func `a change that is not valid is refused`(settings: [String: String]) async throws {
        try await withServer { server in
            let answer = try await server.adminPost(
                "/guard:replay",
                ["settings": .object(settings.mapValues { .string($0) })]
            )
            #expect(answer.status == 400, "\(answer.text)")
        }
    }

    @Test(arguments: [
        "", "server:USD", "nothing:x", "hello", "+", "+1234567890123456789",
        "prefix:" + String(repeating: "1", count: 300),
    ])
    func `what cannot be released is refused`(subject: String) async throws {
        try await withServer { server in
            let answer = try await server.adminPost(
                "/guard/holds:release",
                ["subject": .string(subject)]
            )
            #expect(answer.status == 400, "\(answer.text)")
        }
    }

    @Test func `apps are listed without their secrets`() async throws {
        try await withServer { server in
            try await server.changeApp { app in
                app.details.secrets = [StoredAppSecret(AppSecret(random: .machine))]
                app.details.teamID = "A1B2C3D4E5"
            }
            let answer = try await server.look("/apps")
            let list: ListAppsResponse = try answer.decoded()
            #expect(list.apps.map(\.apiKey) == [TestServer.apiKey])
            let app = try #require(list.apps.first)
            #expect(app.bundleID == "com.example.test")
            #expect(app.encodedAppID == "app-" + app.appID.replacing(":", with: "-"))
            #expect(app.teamID == "A1B2C3D4E5")
            #expect(!answer.text.contains("secret"))
            #expect(!answer.text.contains("digest"))
        }
    }
}
