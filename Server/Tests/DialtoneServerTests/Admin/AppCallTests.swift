import DialtoneBasics
import DialtoneModel
import DialtoneTestSupport
import Foundation
import HTTPTypes
import IdentityToolkit
import IdentityToolkitAdmin
import Testing

/// The calls with which administrators manage the apps of a project.
struct AppCallTests {
    private static let path = "/dialtone/v1/projects/\(TestServer.projectID)/apps"

    private func send(
        _ method: HTTPRequest.Method,
        _ rest: String = "",
        _ body: JSONValue? = nil,
        as caller: HTTPFields = TestServer.owner,
        to server: TestServer
    ) async throws -> Answer {
        var headers = caller
        headers[.contentType] = "application/json"
        return try await server.request(
            method,
            Self.path + rest,
            headers: headers,
            body: try body.map { Array(try JSONEncoder().encode($0)) }
        )
    }

    private func add(_ body: JSONValue, to server: TestServer) async throws -> RegisteredApp {
        let answer = try await send(.post, "", body, to: server)
        try #require(answer.status == 200, "\(answer.text)")
        return try answer.decoded()
    }

    private func entries(of server: TestServer) async throws -> [AuditEntryInfo] {
        let path = "/dialtone/v1/projects/\(TestServer.projectID)/auditEntries"
        let list: ListAuditEntriesResponse = try await server.request(
            .get,
            path,
            headers: TestServer.owner
        )
        .decoded()
        return list.entries
    }

    @Test(arguments: StoreEngine.tested)
    func `an app is added, changed and removed, and its key stops working`(
        engine: StoreEngine
    ) async throws {
        try await withServer(ServerSetup { ($0.engine, $0.isProduction) = (engine, true) }) {
            server in
            let owner = try await server.administrator(.owner)
            let body: JSONValue = [
                "platform": "ios", "displayName": "Shop", "bundleID": "com.example.shop",
                "teamID": "A1B2C3D4E5", "clientID": "123-abc.apps.googleusercontent.com",
                "redirects": ["https://example.com/verified"],
            ]
            let added: RegisteredApp = try await send(.post, "", body, as: owner, to: server)
                .decoded()
            #expect(added.apiKey.hasPrefix("dt_"))
            #expect(added.encodedAppID == "app-" + added.appID.replacing(":", with: "-"))
            #expect(try await server.knows(apiKey: added.apiKey))

            let one = "/" + added.appID.replacing(":", with: "%3A")
            let shown: RegisteredApp = try await send(.get, one, as: owner, to: server).decoded()
            #expect(shown == added)
            let changed: RegisteredApp = try await send(
                .patch,
                one,
                ["bundleID": "com.example.store", "teamID": "", "redirects": []],
                as: owner,
                to: server
            )
            .decoded()
            #expect(changed.bundleID == "com.example.store" && changed.displayName == "Shop")
            #expect(changed.teamID == nil && changed.redirects == nil)
            #expect(changed.clientID == added.clientID && changed.etag != added.etag)
            let stored: RegisteredApp = try await send(.get, one, as: owner, to: server).decoded()
            #expect(stored == changed)

            #expect(try await send(.delete, one, as: owner, to: server).status == 200)
            #expect(try await !server.knows(apiKey: added.apiKey))
            #expect(try await send(.get, one, as: owner, to: server).status == 404)
            #expect(try await send(.delete, one, as: owner, to: server).status == 404)
        }
    }

    @Test func `each change has an entry in the audit log, without the API key's secret`()
        async throws
    {
        try await withServer { server in
            let app = try await add(["platform": "server", "displayName": "Orders"], to: server)
            let one = "/\(app.appID)"
            _ = try await send(.patch, one, ["displayName": "Desk"], to: server)
            let made: AppSecretResponse = try await send(.post, "\(one)/secret", [:], to: server)
                .decoded()
            _ = try await send(.delete, one, to: server)
            let entries = try await entries(of: server).filter { $0.target?.id == app.appID }
            #expect(
                entries.map(\.action).sorted()
                    == ["apps.create", "apps.delete", "apps.rotateSecret", "apps.update"]
            )
            let text = String(decoding: try JSONEncoder().encode(entries), as: UTF8.self)
            #expect(!text.contains(made.secret))
        }
    }

    @Test func `a change that is based on an older state changes nothing`() async throws {
        try await withServer { server in
            let app = try await add(["platform": "web", "displayName": "Shop"], to: server)
            let etag = JSONValue.string(try #require(app.etag))
            let one = "/\(app.appID)"
            let first = try await send(
                .patch,
                one,
                ["displayName": "Store", "etag": etag],
                to: server
            )
            #expect(first.status == 200)
            let second = try await send(
                .patch,
                one,
                ["displayName": "Market", "etag": etag],
                to: server
            )
            #expect(second.status == 409)
            let stored: RegisteredApp = try await send(.get, one, to: server).decoded()
            #expect(stored.displayName == "Store")
        }
    }

    @Test func `a validation changes nothing`() async throws {
        try await withServer { server in
            let before = try await send(.get, to: server).text
            let valid: JSONValue = ["platform": "web", "validateOnly": true]
            #expect(try await send(.post, "", valid, to: server).status == 200)
            let app = try await server.firstApp
            let change: JSONValue = ["displayName": "Other", "validateOnly": true]
            let changed: RegisteredApp = try await send(.patch, "/\(app.appID)", change, to: server)
                .decoded()
            #expect(changed.displayName == "Other")
            #expect(try await send(.get, to: server).text == before)
            #expect(try await entries(of: server).isEmpty)
        }
    }

    @Test(
        arguments: [
            [:], ["platform": "windows"],
            ["platform": "web", "bundleID": "com.example.shop"],
            ["platform": "ios", "bundleID": "com..example"],
            ["platform": "android", "bundleID": "shop"],
            ["platform": "ios", "displayName": "a\u{7}b"],
            ["platform": "ios", "displayName": .string(String(repeating: "a", count: 101))],
            ["platform": "ios", "teamID": "a1b2c3d4e5"],
            ["platform": "ios", "clientID": "abc.apps.googleusercontent.com"],
            ["platform": "ios", "redirects": ["http://example.com"]],
            ["platform": "ios", "redirects": ["javascript:alert(1)"]],
            ["platform": "android", "certificateHashes": ["00:11"]],
            ["platform": "web", "apiKey": "short"],
            ["platform": "web", "apiKey": .string(TestServer.otherAPIKey)],
        ] as [JSONValue]
    )
    func `values that an app cannot have are refused, and nothing is added`(
        body: JSONValue
    ) async throws {
        try await withServer { server in
            #expect(try await send(.post, "", body, to: server).status == 400)
            let list: ListAppsResponse = try await send(.get, to: server).decoded()
            #expect(list.apps.map(\.apiKey) == [TestServer.apiKey])
            let other = try await server.store.read {
                try $0.relyingApp(apiKey: TestServer.otherAPIKey)
            }
            #expect(other?.projectID == TestServer.otherProjectID)
        }
    }

    @Test func `platform and API key of an app do not change`() async throws {
        try await withServer { server in
            let app = try await server.firstApp
            for body in [["platform": "web"], ["apiKey": "another-key"]] as [JSONValue] {
                let answer = try await send(.patch, "/\(app.appID)", body, to: server)
                #expect(answer.status == 400)
            }
            #expect(try await server.firstApp == app)
        }
    }

    @Test func `a fingerprint in any notation is stored once`() async throws {
        try await withServer { server in
            let hex = String(repeating: "AB", count: 32)
            let colons = Array(repeating: "ab", count: 32).joined(separator: ":")
            let app = try await add(
                ["platform": "android", "certificateHashes": [.string(colons)]],
                to: server
            )
            #expect(app.certificateHashes == [hex.lowercased()])
            let twice = try await send(
                .patch,
                "/\(app.appID)",
                ["certificateHashes": [.string(hex), .string(colons)]],
                to: server
            )
            #expect(twice.status == 400)
        }
    }

    @Test func `only back ends have secrets, and the former one works for the grace period`()
        async throws
    {
        try await withServer { server in
            let first = try await server.firstApp
            let refused = try await send(.post, "/\(first.appID)/secret", [:], to: server)
            #expect(refused.status == 400)
            let app = try await add(["platform": "server"], to: server)
            let path = "/\(app.appID)/secret"
            let old: AppSecretResponse = try await send(.post, path, [:], to: server).decoded()
            let new: AppSecretResponse = try await send(
                .post,
                path,
                ["graceSeconds": "60"],
                to: server
            )
            .decoded()
            #expect(old.secret != new.secret)
            let stored = try await server.store.read { try $0.relyingApp(apiKey: app.apiKey) }
            let details = try #require(stored).details
            let now = server.clock.now
            for secret in [old.secret, new.secret] {
                #expect(details.hasSecret(try #require(AppSecret(secret)), at: now))
            }
            let later = now + .seconds(60)
            #expect(!details.hasSecret(try #require(AppSecret(old.secret)), at: later))
            let far = try await send(.post, path, ["graceSeconds": "2592001"], to: server)
            #expect(far.status == 400)
        }
    }

    @Test(arguments: AdminRole.allCases)
    func `viewers read apps, and only owners change them`(role: AdminRole) async throws {
        try await withServer(.production) { server in
            let caller = try await server.administrator(role)
            let app = try await server.firstApp
            let one = "/\(app.appID)"
            #expect(try await send(.get, one, as: caller, to: server).status == 200)
            let expected = role == .owner ? 200 : 403
            let added = try await send(.post, "", ["platform": "web"], as: caller, to: server)
            #expect(added.status == expected)
            let changed = try await send(
                .patch,
                one,
                ["displayName": "Other"],
                as: caller,
                to: server
            )
            #expect(changed.status == expected)
            let secret = try await send(.post, "\(one)/secret", [:], as: caller, to: server)
            #expect(secret.status == (role == .owner ? 400 : 403))
            #expect(try await send(.delete, one, as: caller, to: server).status == expected)
            let name = role == .owner ? nil : app.displayName
            let stored = try await server.store.read {
                try $0.relyingApp(apiKey: TestServer.apiKey)
            }
            #expect(stored?.displayName == name)
        }
    }

    @Test func `an app of another project is not found`() async throws {
        try await withServer { server in
            let other = try #require(
                try await server.store.read {
                    try $0.relyingApp(apiKey: TestServer.otherAPIKey)
                }
            )
            let one = "/\(other.appID)"
            #expect(try await send(.get, one, to: server).status == 404)
            #expect(try await send(.patch, one, ["displayName": "x"], to: server).status == 404)
            #expect(try await send(.delete, one, to: server).status == 404)
            let kept = try await server.store.read {
                try $0.relyingApp(apiKey: TestServer.otherAPIKey)
            }
            #expect(kept == other)
        }
    }
}

extension TestServer {
    /// Whether calls of apps with this key are not refused because of it.
    fileprivate func knows(apiKey: String) async throws -> Bool {
        let answer = try await call(.lookUp, ["idToken": "x"], key: apiKey)
        return !answer.text.contains("API_KEY_INVALID")
    }
}
