import DialtoneBasics
import DialtoneModel
import DialtoneTestSupport
import Foundation
import HTTPTypes
import IdentityToolkit
import IdentityToolkitAdmin
import Testing

/// Two administrators who have read the same version of something, of each kind that can change.
struct ConcurrentChangeTests {
    /// A kind of resource: how it is made, read, changed and removed.
    struct Kind: CustomTestStringConvertible, Sendable {
        let testDescription: String

        /// The call that makes it; `nil` for what exists.
        var made: (path: String, body: JSONValue)?

        /// The call that reads it.
        let read: String

        /// The collection in the response, if it is a list.
        var list: String?
        var method = HTTPRequest.Method.patch

        /// The call that changes it.
        let path: String
        let bodies: [JSONValue]

        /// The call that removes it; `nil` for what stays.
        var removed: (method: HTTPRequest.Method, path: String, body: JSONValue?)?
    }

    private static let project = "/dialtone/v1/projects/demo-dialtone"
    private static let config = "/v2/projects/demo-dialtone"
    private static let operators = "/dialtone/v1/server/operators"
    private static let keyFile = String(
        decoding: (try? GoogleDouble.keyFile()) ?? [],
        as: UTF8.self
    )

    static let kinds: [Kind] = [
        Kind(
            testDescription: "settings",
            read: "\(project)/settings",
            path: "\(project)/settings",
            bodies: [["displayName": "One"], ["displayName": "Two"]]
        ),
        Kind(
            testDescription: "fictional numbers",
            read: "\(config)/config",
            path: "\(config)/config?updateMask=signIn.phoneNumber.testPhoneNumbers",
            bodies: ["246813", "135792"].map {
                [
                    "signIn": [
                        "phoneNumber": ["testPhoneNumbers": ["+16505550100": .string($0)]]
                    ]
                ]
            }
        ),
        Kind(
            testDescription: "blocking functions",
            read: "\(config)/config",
            path: "\(config)/config?updateMask=blockingFunctions",
            bodies: ["one", "two"].map { ["blockingFunctions": .calling($0)] }
        ),
        Kind(
            testDescription: "invitation of an operator",
            made: (operators, ["name": "anna", "serverRole": "viewer"]),
            read: operators,
            list: "invitations",
            method: .post,
            path: operators,
            bodies: ["editor", "owner"].map { ["name": "anna", "serverRole": .string($0)] },
            removed: (.delete, "\(operators)/anna", nil)
        ),
        Kind(
            testDescription: "service account for Play Integrity",
            made: ("\(project)/playIntegrity", ["keyFile": .string(keyFile)]),
            read: "\(project)/playIntegrity",
            method: .post,
            path: "\(project)/playIntegrity",
            bodies: [["keyFile": .string(keyFile)], ["keyFile": .string(keyFile)]],
            removed: (.delete, "\(project)/playIntegrity", nil)
        ),
        Kind(
            testDescription: "hook",
            made: ("\(project)/hooks", ["url": "https://example.com/", "trigger": "beforeCreate"]),
            read: "\(project)/hooks",
            list: "hooks",
            path: "\(project)/hooks/{id}",
            bodies: [["timeoutSeconds": 3], ["timeoutSeconds": 4]],
            removed: (.delete, "\(project)/hooks/{id}", nil)
        ),
        Kind(
            testDescription: "app",
            made: ("\(project)/apps", ["platform": "web", "displayName": "Shop"]),
            read: "\(project)/apps",
            list: "apps",
            path: "\(project)/apps/{appID}",
            bodies: [["displayName": "One"], ["displayName": "Two"]],
            removed: (.delete, "\(project)/apps/{appID}", nil)
        ),
        Kind(
            testDescription: "client",
            made: (
                "\(project)/oauthClients",
                [
                    "displayName": "Desk", "kind": "CONFIDENTIAL",
                    "redirectUris": ["https://desk.example/callback"],
                ]
            ),
            read: "\(project)/oauthClients",
            list: "oauthClients",
            path: "\(project)/oauthClients/{clientId}",
            bodies: [["displayName": "One"], ["displayName": "Two"]],
            removed: (.delete, "\(project)/oauthClients/{clientId}", nil)
        ),
        Kind(
            testDescription: "challenge keys",
            made: (
                "\(project)/captchaKeys",
                ["vendor": "TURNSTILE", "siteKey": "first", "secretKey": "secret"]
            ),
            read: "\(project)/captchaKeys",
            list: "captchaKeys",
            method: .post,
            path: "\(project)/captchaKeys",
            bodies: ["one", "two"].map {
                ["vendor": "TURNSTILE", "siteKey": .string($0), "secretKey": "secret"]
            },
            removed: (.delete, "\(project)/captchaKeys/TURNSTILE", nil)
        ),
        Kind(
            testDescription: "identity provider",
            made: (
                "\(config)/oauthIdpConfigs?oauthIdpConfigId=oidc.acme",
                ["clientId": "shop", "issuer": "https://acme.example"]
            ),
            read: "\(config)/oauthIdpConfigs/oidc.acme",
            path: "\(config)/oauthIdpConfigs/oidc.acme",
            bodies: [["clientId": "one"], ["clientId": "two"]],
            removed: (.delete, "\(config)/oauthIdpConfigs/oidc.acme", nil)
        ),
        Kind(
            testDescription: "project",
            made: ("/dialtone/v1/server/projects", ["projectId": "spare"]),
            read: "/dialtone/v1/projects/spare/settings",
            path: "/dialtone/v1/server/projects/spare",
            bodies: [["displayName": "One"], ["displayName": "Two"]],
            removed: (.delete, "/dialtone/v1/server/projects/spare", nil)
        ),
    ]

    private func request(
        _ method: HTTPRequest.Method,
        _ path: String,
        _ body: JSONValue? = nil,
        etag: String? = nil,
        on server: TestServer
    ) async throws -> Answer {
        var headers = TestServer.owner
        headers[.contentType] = "application/json"
        let separator = path.contains("?") ? "&" : "?"
        return try await server.request(
            method,
            etag.map { "\(path)\(separator)etag=\($0)" } ?? path,
            headers: headers,
            body: try body.map { Array(try JSONEncoder().encode($0)) }
        )
    }

    /// Returns the version of the resource, and its ID if a list has one.
    private func read(
        _ kind: Kind,
        on server: TestServer
    ) async throws -> (etag: String, resource: JSONValue) {
        let answer = try await request(.get, kind.read, on: server)
        try #require(answer.status == 200, "\(answer.text)")
        let json = try answer.json
        let resource: JSONValue
        if let list = kind.list {
            guard case .array(let entries) = json[list] else { throw Missing() }
            resource = try #require(entries.last)
        } else {
            resource = json
        }
        guard case .string(let etag) = resource["etag"], !etag.isEmpty else { throw Missing() }
        return (etag, resource)
    }

    private struct Missing: Error {}

    private static func filled(_ path: String, from resource: JSONValue) -> String {
        ["id", "appID", "clientId"].reduce(path) { path, name in
            guard case .string(let value) = resource[name] else { return path }
            return path.replacing("{\(name)}", with: value)
        }
    }

    @Test(arguments: StoreEngine.tested, kinds)
    func `of two changes of the same version, one is made`(
        engine: StoreEngine,
        kind: Kind
    ) async throws {
        try await withServer(ServerSetup { $0.engine = engine }) { server in
            if let (path, body) = kind.made {
                let made = try await request(.post, path, body, on: server)
                try #require(made.status == 200, "\(made.text)")
            }
            let (etag, resource) = try await read(kind, on: server)
            let path = Self.filled(kind.path, from: resource)
            let statuses = try await withThrowingTaskGroup(of: Int.self) { group in
                for body in kind.bodies {
                    group.addTask {
                        let answer = try await request(
                            kind.method,
                            path,
                            body,
                            etag: etag,
                            on: server
                        )
                        return answer.status
                    }
                }
                return try await group.reduce(into: [Int]()) { $0.append($1) }.sorted()
            }
            #expect(statuses == [200, 409])
            let changed = try await read(kind, on: server)
            #expect(changed.etag != etag)
            guard let (method, removal, body) = kind.removed else { return }
            let target = Self.filled(removal, from: resource)
            let refused = try await request(method, target, body, etag: etag, on: server)
            #expect(refused.status == 409)
            #expect(try await read(kind, on: server).etag == changed.etag)
            let removed = try await request(method, target, body, etag: changed.etag, on: server)
            #expect(removed.status == 200, "\(removed.text)")
        }
    }

    @Test(arguments: StoreEngine.tested)
    func `the blocking functions are those of the change that was made`(
        engine: StoreEngine
    ) async throws {
        try await withServer(ServerSetup { $0.engine = engine }) { server in
            let config = "\(Self.config)/config"
            let etag = try await request(.get, config, on: server).json["etag"].text
            let path = config + "?updateMask=authorizedDomains,blockingFunctions"
            let statuses = try await withThrowingTaskGroup(of: Int.self) { group in
                for name in ["one", "two"] {
                    group.addTask {
                        let body: JSONValue = [
                            "authorizedDomains": [.string("\(name).example")],
                            "blockingFunctions": .calling(name),
                        ]
                        return try await request(.patch, path, body, etag: etag, on: server).status
                    }
                }
                return try await group.reduce(into: [Int]()) { $0.append($1) }.sorted()
            }
            #expect(statuses == [200, 409])
            let json = try await request(.get, config, on: server).json
            guard case .array(let domains) = json["authorizedDomains"],
                case .string(let domain) = domains.first
            else { throw Missing() }
            let trigger = json["blockingFunctions"]["triggers"]["beforeCreate"]
            #expect(trigger["functionUri"].text == "https://\(domain)/")
        }
    }

    @Test func `keys for which another administrator was first are not replaced`() async throws {
        try await withServer { server in
            let path = "\(Self.project)/captchaKeys"
            let keys: JSONValue = [
                "vendor": "TURNSTILE", "siteKey": "one", "secretKey": "secret",
            ]
            let first = try await request(.post, path, keys, etag: SeenVersion.none, on: server)
            #expect(first.status == 200)
            let second = try await request(.post, path, keys, etag: SeenVersion.none, on: server)
            #expect(second.status == 409)
        }
    }

    @Test func `a tenant is neither changed nor deleted as it was`() async throws {
        try await withServer { server in
            let tenants = "\(Self.config)/tenants"
            let made: Tenant = try await request(
                .post,
                tenants,
                ["displayName": "Acme-Shop"],
                on: server
            ).decoded()
            let id = try #require(made.name?.split(separator: "/").last)
            let old = try #require(made.etag)
            let path = "\(tenants)/\(id)"
            let name: JSONValue = ["displayName": "Globex"]
            #expect(try await request(.patch, path, name, etag: old, on: server).status == 200)
            #expect(try await request(.patch, path, name, etag: old, on: server).status == 409)
            #expect(try await request(.delete, path, etag: old, on: server).status == 409)
            let now: Tenant = try await request(.get, path, on: server).decoded()
            #expect(now.displayName == "Globex")
            #expect(try await request(.delete, path, etag: now.etag, on: server).status == 200)
        }
    }
}

extension JSONValue {
    /// A blocking function at the host with this name.
    fileprivate static func calling(_ name: String) -> Self {
        ["triggers": ["beforeCreate": ["functionUri": .string("https://\(name).example/")]]]
    }
}
