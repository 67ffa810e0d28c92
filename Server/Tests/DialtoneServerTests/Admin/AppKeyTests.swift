import DialtoneBasics
import DialtoneFlows
import DialtoneModel
import DialtoneTestSupport
import HTTPTypes
import IdentityToolkit
import IdentityToolkitAdmin
import Testing

/// The calls that replace the API key of an app, with an overlap.
struct AppKeyTests {
    private static let apps = "/dialtone/v1/projects/\(TestServer.projectID)/apps"

    private func app(on server: TestServer) async throws -> RegisteredApp {
        let list: ListAppsResponse = try await server.request(
            .get,
            Self.apps,
            headers: TestServer.owner
        )
        .decoded()
        return try #require(
            list.apps.first { $0.apiKey == TestServer.apiKey || $0.previousKey != nil }
        )
    }

    private func replace(
        _ app: RegisteredApp,
        _ body: JSONValue = [:],
        on server: TestServer
    ) async throws -> Answer {
        try await server.post(
            "\(Self.apps)/\(app.appID)/apiKey",
            body,
            headers: TestServer.owner
        )
    }

    private func removePrevious(_ app: RegisteredApp, on server: TestServer) async throws -> Int {
        try await server.request(
            .delete,
            "\(Self.apps)/\(app.appID)/previousKey",
            headers: TestServer.owner
        )
        .status
    }

    private func knows(_ key: String, _ server: TestServer) async throws -> Bool {
        let answer = try await server.call(.lookUp, ["idToken": "x"], key: key)
        return !answer.text.contains("API_KEY_INVALID")
    }

    @Test(arguments: StoreEngine.tested)
    func `both keys work until the previous one is removed`(engine: StoreEngine) async throws {
        let setup = ServerSetup { ($0.engine, $0.isProduction) = (engine, true) }
        try await withServer(setup) { server in
            let owner = try await server.administrator(.owner)
            func request(_ method: HTTPRequest.Method, _ path: String) async throws -> Answer {
                if method == .post {
                    return try await server.post(Self.apps + path, [:], headers: owner)
                }
                return try await server.request(method, Self.apps + path, headers: owner)
            }
            let list: ListAppsResponse = try await request(.get, "").decoded()
            let before = try #require(list.apps.first { $0.apiKey == TestServer.apiKey })
            let one = "/" + before.appID
            let after: RegisteredApp = try await request(.post, one + "/apiKey").decoded()
            #expect(after.apiKey != TestServer.apiKey && after.apiKey.hasPrefix("dt_"))
            #expect(after.previousKey == TestServer.apiKey && after.keyReplaceTime != nil)
            #expect(after.appID == before.appID && after.etag != before.etag)
            #expect(after.previousKeyLastUsedAt == nil)

            #expect(try await knows(after.apiKey, server))
            #expect(try await knows(TestServer.apiKey, server))
            try await server.credentialUses.writeDown()
            let used: RegisteredApp = try await request(.get, one).decoded()
            let hour = MessageHour(of: server.clock.now).start.rfc3339
            #expect(used.previousKeyLastUsedAt == hour)

            #expect(try await request(.delete, one + "/previousKey").status == 200)
            #expect(try await !knows(TestServer.apiKey, server))
            #expect(try await knows(after.apiKey, server))
            #expect(try await request(.delete, one + "/previousKey").status == 404)
        }
    }

    @Test func `a change of the app keeps the last use of its previous key`() async throws {
        try await withServer { server in
            let app = try await app(on: server)
            _ = try await replace(app, on: server)
            _ = try await server.call(.lookUp, ["idToken": "x"], key: TestServer.apiKey)
            try await server.credentialUses.writeDown()
            _ = try await server.request(
                .patch,
                "\(Self.apps)/\(app.appID)",
                headers: TestServer.owner.adding([.contentType: "application/json"]),
                body: Array(#"{"displayName": "Other"}"#.utf8)
            )
            let changed = try await self.app(on: server)
            #expect(changed.displayName == "Other" && changed.previousKeyLastUsedAt != nil)
        }
    }

    @Test func `keys of an app that was changed meanwhile are neither replaced nor removed`()
        async throws
    {
        try await withServer { server in
            let app = try await app(on: server)
            let one = "\(Self.apps)/\(app.appID)"
            let late = try await server.post(
                one + "/apiKey?etag=other",
                [:],
                headers: TestServer.owner
            )
            #expect(late.status == 409)
            #expect(try await self.app(on: server).previousKey == nil)
            #expect(try await replace(app, on: server).status == 200)
            let removal = try await server.request(
                .delete,
                one + "/previousKey?etag=other",
                headers: TestServer.owner
            )
            #expect(removal.status == 409)
            #expect(try await self.app(on: server).previousKey == TestServer.apiKey)
        }
    }

    @Test func `pages that were opened with the previous key still find the app`() async throws {
        try await withServer { server in
            let app = try await app(on: server)
            let config = "/__/firebase/init.json?apiKey=\(TestServer.apiKey)"
            #expect(try await replace(app, on: server).status == 200)
            let served = try await server.request(.get, config)
            #expect(served.status == 200)
            #expect(try served.json["appId"].text == app.appID)
            #expect(try await removePrevious(app, on: server) == 200)
            #expect(try await server.request(.get, config).status == 400)
        }
    }

    @Test func `a key is not replaced again while the previous one is valid`() async throws {
        try await withServer { server in
            let app = try await app(on: server)
            #expect(try await replace(app, on: server).status == 200)
            let refused = try await replace(app, on: server)
            #expect(refused.status == 400)
            #expect(refused.text.contains("previousKey: is still valid; remove it first"))
            #expect(try await self.app(on: server).previousKey == TestServer.apiKey)
            #expect(try await removePrevious(app, on: server) == 200)
        }
    }

    @Test(arguments: [TestServer.apiKey, TestServer.otherAPIKey, "a b", "ü"])
    func `a key that is in use or not well formed is refused, and nothing changes`(
        key: String
    ) async throws {
        try await withServer { server in
            let app = try await app(on: server)
            let refused = try await replace(app, ["apiKey": .string(key)], on: server)
            #expect(refused.status == 400)
            #expect(refused.text.contains("apiKey"))
            #expect(try await self.app(on: server) == app)
        }
    }

    @Test func `a key that was replaced and removed leaves another version`() async throws {
        try await withServer { server in
            let app = try await app(on: server)
            #expect(try await replace(app, on: server).status == 200)
            #expect(try await removePrevious(app, on: server) == 200)
            let changed: RegisteredApp = try await server.request(
                .get,
                "\(Self.apps)/\(app.appID)",
                headers: TestServer.owner
            )
            .decoded()
            #expect(changed.apiKey != app.apiKey)
            #expect(changed.etag != app.etag)
        }
    }

    private func add(
        _ key: String,
        to project: ProjectID,
        on server: TestServer
    ) async throws -> Answer {
        try await server.post(
            "/dialtone/v1/projects/\(project)/apps",
            ["platform": "web", "displayName": "New", "apiKey": .string(key)],
            headers: TestServer.owner
        )
    }

    @Test(arguments: StoreEngine.tested)
    func `a removed key stays its project's`(engine: StoreEngine) async throws {
        try await withServer(ServerSetup { $0.engine = engine }) { server in
            let app = try await app(on: server)
            #expect(try await replace(app, on: server).status == 200)
            #expect(try await removePrevious(app, on: server) == 200)
            let key = TestServer.apiKey
            let refused = try await add(key, to: TestServer.otherProjectID, on: server)
            #expect(refused.status == 400)
            #expect(refused.text.contains("apiKey: belonged to an app of another project"))
            let added = try await add(key, to: TestServer.projectID, on: server)
            #expect(added.status == 200, "\(added.text)")
        }
    }

    @Test(arguments: StoreEngine.tested, [false, true])
    func `the keys of a removed app or project are refused to others`(
        engine: StoreEngine,
        isProject: Bool
    ) async throws {
        try await withServer(ServerSetup { $0.engine = engine }) { server in
            let other = TestServer.otherProjectID
            let list: ListAppsResponse = try await server.request(
                .get,
                "/dialtone/v1/projects/\(other)/apps",
                headers: TestServer.owner
            )
            .decoded()
            let app = try #require(list.apps.first { $0.apiKey == TestServer.otherAPIKey })
            let removal = try await server.request(
                .delete,
                isProject
                    ? "/dialtone/v1/server/projects/\(other)"
                    : "/dialtone/v1/projects/\(other)/apps/\(app.appID)",
                headers: TestServer.owner
            )
            #expect(removal.status == 200, "\(removal.text)")
            let refused = try await add(app.apiKey, to: TestServer.projectID, on: server)
            #expect(refused.status == 400)
            #expect(refused.text.contains("apiKey: belonged to an app of another project"))
        }
    }

    @Test func `no other app gets a key that was replaced and is still valid`() async throws {
        try await withServer { server in
            _ = try await replace(try await app(on: server), on: server)
            let refused = try await server.post(
                Self.apps,
                ["platform": "web", "displayName": "New", "apiKey": .string(TestServer.apiKey)],
                headers: TestServer.owner
            )
            #expect(refused.status == 400)
            #expect(refused.text.contains("apiKey: is in use by another app"))
        }
    }
}

extension HTTPFields {
    fileprivate func adding(_ more: HTTPFields) -> HTTPFields {
        var all = self
        for field in more { all[field.name] = field.value }
        return all
    }
}
