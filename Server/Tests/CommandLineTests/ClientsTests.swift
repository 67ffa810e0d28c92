import DialtoneTestSupport
import Foundation
import Testing

#if canImport(FoundationNetworking)
import FoundationNetworking
#endif

@Suite(.timeLimit(.minutes(60)))
struct ClientsTests {
    private struct Added: Decodable {
        let client: Client
        let clientSecret: String?
        let provider: Provider?
    }

    private struct Client: Decodable, Equatable {
        let clientID: String
        let name: String
        let kind: String
        let redirects: [String]
        let postLogoutRedirects: [String]
        let scopes: [String]
        let firstParty: Bool
        let requirePkce: Bool
        let disabled: Bool
    }

    private struct Provider: Decodable {
        let issuer: String
        let discoveryURL: String
    }

    private static let callback = "https://orders.example.com/callback"

    @Test func `a client is added, shown, changed and removed while the server runs`()
        async throws
    {
        try await TemporaryFolder.with { folder in
            try await DevServer.with(data: folder.data) { server in
                let data = ["--data", folder.data]
                let made = try await Program.run(
                    ["clients", "add", "Order desk", "--redirect", Self.callback, "--json"] + data
                )
                let added = try made.json(Added.self)
                let secret = try #require(added.clientSecret)
                #expect(secret.wholeMatch(of: /dts_[A-Za-z0-9_-]{43}/) != nil)
                let id = added.client.clientID
                #expect(added.provider?.issuer == "http://127.0.0.1:9099/oidc/demo-dialtone")
                let basic = Data("\(id):\(secret)".utf8).base64EncodedString()
                func error() async throws -> String? {
                    try await server.exchange(basic: basic)
                }
                // The secret is accepted: what is wrong is the code.
                #expect(try await error() == "invalid_grant")
                let list = try await Program.run(["clients", "list", "--json"] + data)
                #expect(!list.output.contains(secret))
                #expect(try list.list("clients", of: Client.self) == [added.client])
                let shown = try await Program.run(["clients", "show", id, "--json"] + data)
                #expect(try shown.json(Added.self).client == added.client)
                let set = try await Program.run(
                    [
                        "clients", "set", id, "--name", "Desk", "--third-party", "--disable",
                        "--json",
                    ]
                        + data
                )
                let changed = try set.json(Client.self)
                #expect(changed.name == "Desk" && !changed.firstParty && changed.disabled)
                #expect(changed.redirects == [Self.callback])
                #expect(try await error() == "invalid_client")
                _ = try await Program.run(["clients", "set", id, "--enable"] + data)
                #expect(try await error() == "invalid_grant")
                let remove = ["clients", "remove", id]
                #expect(try await Program.run(remove + data).exitCode == 64)
                #expect(try await Program.run(remove + ["--yes"] + data).exitCode == 0)
                #expect(try await error() == "invalid_client")
                #expect(try await Program.run(remove + ["--yes"] + data).exitCode == 1)
            }
        }
    }

    @Test func `a secret is replaced at once or with a grace period`() async throws {
        try await TemporaryFolder.with { folder in
            try await DevServer.with(data: folder.data) { server in
                let data = ["--data", folder.data]
                let added = try await Program.run(
                    ["clients", "add", "Order desk", "--redirect", Self.callback, "--json"] + data
                )
                .json(Added.self)
                let id = added.client.clientID
                let rotate = ["clients", "rotate-secret", id]
                let second = try await Program.run(rotate + data).output
                let third = try await Program.run(rotate + ["--grace-hours", "0"] + data).output
                for (secret, error) in [
                    (added.clientSecret ?? "", "invalid_client"), (second, "invalid_client"),
                    (third, "invalid_grant"),
                ] {
                    let pair = "\(id):\(secret.trimmingCharacters(in: .newlines))"
                    let basic = Data(pair.utf8).base64EncodedString()
                    #expect(try await server.exchange(basic: basic) == error)
                }
            }
        }
    }

    @Test func `a public client has no secret and keeps its rules`() async throws {
        try await TemporaryFolder.with { folder in
            try await DevServer.with(data: folder.data) { _ in }
            let data = ["--data", folder.data]
            let made = try await Program.run(
                [
                    "clients", "add", "Terminal", "--public", "--redirect", "http://127.0.0.1/",
                    "--scopes", "openid phone", "--json",
                ] + data
            )
            let added = try made.json(Added.self)
            #expect(added.clientSecret == nil && added.client.kind == "public")
            #expect(added.client.scopes == ["openid", "phone"] && added.client.requirePkce)
            let rotate = ["clients", "rotate-secret", added.client.clientID]
            #expect(try await Program.run(rotate + data).exitCode == 1)
            let text = try await Program.run(["clients", "list"] + data)
            #expect(text.output.contains("Terminal") && text.output.contains("public"))
        }
    }

    @Test(
        arguments: [
            (["--redirect", "http://orders.example.com/"], Int32(1), "is not allowed"),
            (["--redirect", "javascript:alert(1)"], 1, "is not allowed"),
            (["--redirect", "https://orders.example.com/#a"], 1, "is not allowed"),
            (["--redirect", "com.example.shop:/a"], 1, "is not allowed"),
            (["--redirect", callback, "--scopes", "openid admin"], 64, "admin is not a scope"),
            (["--redirect", callback, "--scopes", "phone"], 1, "must contain openid"),
            (["--redirect", callback, "--audience", "demo-dialtone"], 1, "not the project"),
            (["--public", "--redirect", callback, "--no-require-pkce"], 1, "public client"),
            ([], 64, "Pass --redirect"),
        ] as [([String], Int32, String)]
    )
    func `a client with an unsafe setting is refused with an explanation`(
        options: [String],
        exitCode: Int32,
        explanation: String
    ) async throws {
        try await TemporaryFolder.with { folder in
            try await DevServer.with(data: folder.data) { _ in }
            let outcome = try await Program.run(
                ["clients", "add", "Order desk"] + options + ["--data", folder.data]
            )
            #expect(outcome.exitCode == exitCode)
            #expect(outcome.complaints.contains(explanation), "\(outcome.complaints)")
            #expect(outcome.output.isEmpty)
        }
    }
}

extension DevServer {
    /// The error of the token endpoint for a code that does not exist.
    fileprivate func exchange(basic: String) async throws -> String? {
        let address = try #require(URL(string: "\(url)/oidc/demo-dialtone/token"))
        var request = URLRequest(url: address)
        request.httpMethod = "POST"
        request.setValue(
            "application/x-www-form-urlencoded",
            forHTTPHeaderField: "Content-Type"
        )
        // In the form: URLSession waits for credentials if a header is refused with a challenge.
        let pair = String(decoding: try #require(Data(base64Encoded: basic)), as: UTF8.self)
            .split(separator: ":")
            .map(String.init)
        let form =
            "grant_type=authorization_code&code=unknown"
            + "&client_id=\(pair[0])&client_secret=\(pair[1])"
        request.httpBody = Data(form.utf8)
        let (data, _) = try await URLSession.shared.data(for: request)
        let json = try JSONSerialization.jsonObject(with: data) as? [String: Any]
        return json?["error"] as? String
    }
}
