import DialtoneTestSupport
import Crypto
import Foundation
import HTTPTypes
import IdentityToolkit
import Testing

struct APNsCredentialTests {
    private static let path = "/dialtone/v1/projects/\(TestServer.projectID)/apnsCredentials"

    private static func key(
        _ team: AppleTeam,
        _ changes: [String: JSONValue] = [:]
    ) -> JSONValue {
        let fields: [String: JSONValue] = [
            "key": .string(team.key.pemRepresentation), "keyId": .string(team.keyID),
            "teamId": .string(team.teamID),
        ]
        return .object(fields.merging(changes) { $1 })
    }

    @Test func `a key is added, listed without its secret, and removed`() async throws {
        let team = AppleTeam()
        try await withServer { server in
            let added = try await server.post(Self.path, Self.key(team), headers: TestServer.owner)
            #expect(added.status == 200)
            let listed = try await server.request(.get, Self.path, headers: TestServer.owner)
            let credentials = try listed.json["apnsCredentials"]
            #expect(credentials.count == 1)
            #expect(credentials[0]["name"].text == team.keyID)
            #expect(!listed.text.contains("PRIVATE"))
            let one = "\(Self.path)/\(team.keyID)"
            let removed = try await server.request(.delete, one, headers: TestServer.owner)
            #expect(removed.status == 200)
            let again = try await server.request(.delete, one, headers: TestServer.owner)
            #expect(again.status == 404)
            let empty = try await server.request(.get, Self.path, headers: TestServer.owner)
            #expect(empty.text == "{}")
        }
    }

    @Test func `a key with the same ID replaces the old one`() async throws {
        let team = AppleTeam()
        try await withServer { server in
            for apps in ["com.example.one", "com.example.two"] {
                let body = Self.key(team, ["bundleIds": .array([.string(apps)])])
                let answer = try await server.post(Self.path, body, headers: TestServer.owner)
                #expect(answer.status == 200)
            }
            let listed = try await server.request(.get, Self.path, headers: TestServer.owner)
            let credentials = try listed.json["apnsCredentials"]
            #expect(credentials.count == 1)
            #expect(credentials[0]["bundleIds"] == ["com.example.two"])
        }
    }

    @Test func `a certificate is listed without its password`() async throws {
        let file = try P12().bytes(by: try TestAuthority())
        try await withServer { server in
            let added = try await server.post(
                Self.path,
                [
                    "certificate": .string(Data(file).base64EncodedString()),
                    "password": .string(P12().password),
                ],
                headers: TestServer.owner
            )
            #expect(added.status == 200)
            let listed = try await server.request(.get, Self.path, headers: TestServer.owner)
            let credential = try listed.json["apnsCredentials"][0]
            #expect(credential["kind"] == "CERTIFICATE")
            #expect(credential["expireTime"].text?.hasPrefix("2027-07-18T") == true)
            #expect(!listed.text.contains("ssword"))
        }
    }

    @Test func `a credential that is only checked is not stored`() async throws {
        let file = try P12().bytes(by: try TestAuthority())
        try await withServer { server in
            let body: JSONValue = [
                "certificate": .string(Data(file).base64EncodedString()),
                "password": .string(P12().password), "validateOnly": true,
            ]
            let checked = try await server.post(Self.path, body, headers: TestServer.owner)
            #expect(checked.status == 200, "\(checked.text)")
            #expect(try checked.json["expireTime"].text?.hasPrefix("2027-07-18T") == true)
            let listed = try await server.request(.get, Self.path, headers: TestServer.owner)
            #expect(listed.text == "{}")
        }
    }

    @Test(
        arguments: [
            ["key": "no key"], ["keyId": "short"], ["teamId": "team123456"], ["keyId": ""],
            ["environment": "test"], ["bundleIds": ["not a bundle"]], ["certificate": "AAAA"],
            ["key": .null], ["key": .null, "certificate": "!"],
            ["key": .null, "certificate": "AAAA"],
        ] as [[String: JSONValue]]
    )
    func `an invalid credential is refused and not stored`(
        changes: [String: JSONValue]
    ) async throws {
        try await withServer { server in
            let body = Self.key(AppleTeam(), changes)
            let answer = try await server.post(Self.path, body, headers: TestServer.owner)
            #expect(answer.status == 400)
            #expect(try answer.errorCode == .invalidConfig)
            let listed = try await server.request(.get, Self.path, headers: TestServer.owner)
            #expect(listed.text == "{}")
        }
    }

    @Test func `only owners can add push credentials`() async throws {
        try await withServer(.production) { server in
            let answer = try await server.post(Self.path, Self.key(AppleTeam()), headers: [:])
            #expect(answer.status == 401)
            let app = try await server.post(
                "\(Self.path)?key=\(TestServer.apiKey)",
                Self.key(AppleTeam())
            )
            #expect(app.status == 401)
        }
    }
}
