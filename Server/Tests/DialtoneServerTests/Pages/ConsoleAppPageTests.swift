import Crypto
import DialtoneBasics
import DialtoneModel
import DialtoneTestSupport
import Foundation
import HTTPTypes
import IdentityToolkit
import PhoneNumbers
import Testing

@testable import DialtoneServer

/// The console's pages of apps and sign-in methods.
struct ConsoleAppPageTests {
    private static let project = "/console/projects/\(TestServer.projectID)"

    private func open(_ path: String, on server: TestServer) async throws -> Answer {
        try await server.request(.get, Self.project + path)
    }

    private func send(
        _ path: String,
        _ fields: [String: String],
        to server: TestServer
    ) async throws -> Answer {
        let form = fields.map { "\($0.key)=\(PagePath.escaped($0.value))" }.joined(separator: "&")
        return try await server.request(
            .post,
            Self.project + path,
            headers: [
                .contentType: "application/x-www-form-urlencoded", .fetchSite: "same-origin",
            ],
            body: Array("token=&\(form)".utf8)
        )
    }

    @Test func `a number for testing is added, changed and removed in any spelling`() async throws {
        try await withServer { server in
            let path = "/test-numbers"
            let fields = ["number": "+1 650-555-3434", "code": "918273"]
            #expect(try await send(path, fields, to: server).status == 303)
            let other = ["number": "+1 650-555-3435", "code": "000001"]
            #expect(try await send(path, other, to: server).status == 303)
            let changed = ["number": "+1 (650) 555 3434", "code": "123789"]
            #expect(try await send(path, changed, to: server).status == 303)
            let page = try await open(path, on: server).text
            #expect(page.contains("123789") && page.contains("000001"))
            #expect(!page.contains("<code>918273"))
            let gone = ["number": "+16505553434"]
            #expect(try await send(path + "/remove", gone, to: server).status == 303)
            let numbers = try await server.store.read {
                try $0.testNumbers(of: TestServer.projectID)
            }
            #expect(numbers.map(\.phoneNumber.e164) == ["+16505553435"])
        }
    }

    @Test func `a refused number for testing is explained, and the entries are kept`() async throws
    {
        try await withServer { server in
            for (number, code, words) in [
                ("650 555", "123456", "650 555"), ("+16505553434", "12345", "six digits"),
                (#""><script>alert(1)</script>"#, "123456", "&lt;script"),
            ] {
                let fields = ["number": number, "code": code]
                let answer = try await send("/test-numbers", fields, to: server)
                #expect(answer.status == 400)
                #expect(answer.text.contains(words))
                #expect(!answer.text.contains("<script>alert"))
            }
        }
    }

    @Test func `an eleventh number for testing is refused`() async throws {
        try await withServer { server in
            for last in 0...9 {
                let fields = ["number": "+1650555343\(last)", "code": "123456"]
                #expect(try await send("/test-numbers", fields, to: server).status == 303)
            }
            let fields = ["number": "+16505553450", "code": "123456"]
            let answer = try await send("/test-numbers", fields, to: server)
            #expect(answer.status == 400)
            #expect(answer.text.contains("at most 10"))
        }
    }

    @Test func `a tenant is created, renamed, given settings and deleted`() async throws {
        try await withServer { server in
            let wrong = try await send("/tenants", ["name": "<b>"], to: server)
            #expect(wrong.status == 400)
            #expect(wrong.text.contains("4 to 20 letters"))
            let fields = ["name": "Acme", "password": "true"]
            let made = try await send("/tenants", fields, to: server)
            let location = try #require(made.headers[.location])
            let path = String(location.dropFirst(Self.project.count).prefix { $0 != "?" })
            let id = String(path.dropFirst("/tenants/".count))
            let renamed = try await send(path, ["name": "Acme-2"], to: server)
            #expect(renamed.status == 303)
            #expect(try await open(path, on: server).text.contains("Acme-2"))
            let form = try await open(path + "/settings/passwords", on: server)
            #expect(form.status == 200)
            #expect(form.text.contains(id))
            let kept = try await send(path + "/delete", ["confirmation": "Acme"], to: server)
            #expect(kept.status == 400)
            let gone = try await send(path + "/delete", ["confirmation": id], to: server)
            #expect(gone.status == 303)
            #expect(try await open(path, on: server).status == 404)
        }
    }

    @Test
    func `an OpenID Connect provider is added, changed and removed, and its secret is not shown`()
        async throws
    {
        try await withServer { server in
            let fields = [
                "id": "acme", "name": "<i>Acme", "issuer": "https://login.acme.example",
                "clientID": "shop", "secret": "canary-secret", "usesCode": "true",
                "enabled": "true",
            ]
            let path = "/sign-in-methods"
            #expect(try await send(path + "/oidc/add", fields, to: server).status == 303)
            let again = try await send(path + "/oidc/add", fields, to: server)
            #expect(again.status == 400)
            #expect(again.text.contains("already has a provider"))
            let page = try await open(path + "/oidc.acme", on: server).text
            #expect(page.contains("/__/auth/handler"))
            #expect(page.contains("&lt;i&gt;Acme"))
            #expect(!page.contains("canary-secret"))
            var change = ["issuer": "https://login.acme.example", "clientID": "shop-2"]
            let unconfirmed = try await send(path + "/oidc.acme", change, to: server)
            #expect(unconfirmed.status == 400)
            #expect(unconfirmed.text.contains("Nothing is saved yet"))
            change["confirmation"] = "oidc.acme"
            #expect(try await send(path + "/oidc.acme", change, to: server).status == 303)
            let provider = try await server.store.read {
                try $0.identityProvider(
                    SignInProvider(rawValue: "oidc.acme"),
                    of: TestServer.projectID
                )
            }
            #expect(provider?.settings.clientID == "shop-2")
            #expect(provider?.settings.isEnabled == false)
            #expect(provider?.sealedClientSecret != nil)
            let id = ["confirmation": "oidc.acme"]
            #expect(try await send(path + "/oidc.acme/remove", id, to: server).status == 303)
            #expect(try await open(path + "/oidc.acme", on: server).status == 404)
        }
    }

    @Test func `a SAML provider shows when its certificate ends`() async throws {
        let certificate = try TestSAMLProvider.quick().certificate
        try await withServer { server in
            let fields = [
                "id": "saml.acme", "name": "Acme", "entityID": "acme", "serviceID": "shop",
                "signInURL": "https://acme.example/sso", "enabled": "true",
                "certificates": certificate + "\n" + certificate,
            ]
            let path = "/sign-in-methods"
            let made = try await send(path + "/saml/add", fields, to: server)
            #expect(made.status == 303)
            let page = try await open(path + "/saml.acme", on: server).text
            #expect(page.contains("Last certificate expires"))
            let list = try await open(path, on: server).text
            #expect(list.contains("saml.acme"))
            let wrong = try await send(
                path + "/saml.acme",
                fields.merging(["certificates": "PEM"]) { $1 },
                to: server
            )
            #expect(wrong.status == 400)
        }
    }

    @Test func `an app's page has what its developers copy`() async throws {
        try await withServer { server in
            let apps = try await server.store.read { try $0.relyingApps(of: TestServer.projectID) }
            let app = try #require(apps.first)
            let list = try await open("/apps", on: server).text
            #expect(list.contains(app.appID))
            let page = try await open("/apps/\(PagePath.escaped(app.appID))", on: server).text
            #expect(page.contains("app-" + app.appID.replacing(":", with: "-")))
            #expect(page.contains("&lt;key&gt;AUTH_SERVER_URL&lt;/key&gt;"))
            #expect(page.contains(app.apiKey))
            #expect(try await open("/apps/none", on: server).status == 404)
        }
    }

    @Test func `a push key is added and removed, and a wrong one is explained`() async throws {
        try await PushSetup.run { push in
            let (server, path) = (push.server, "/push-keys")
            let page = try await open(path, on: server).text
            #expect(page.contains(push.team.keyID))
            #expect(!page.contains(push.team.key.pemRepresentation))
            let wrong = try await send(
                path + "/key",
                ["key": "canary-key", "keyID": "ABCDE12345", "teamID": "FGHIJ67890"],
                to: server
            )
            #expect(wrong.status == 400)
            #expect(wrong.text.contains("ABCDE12345") && !wrong.text.contains("canary-key"))
            let file = ["certificate": "not base64", "password": "canary-word"]
            let other = try await send(path + "/certificate", file, to: server)
            #expect(other.status == 400)
            #expect(!other.text.contains("canary-word"))
            var name = ["name": push.team.keyID]
            #expect(try await send(path + "/remove", name, to: server).status == 400)
            #expect(try await open(path, on: server).text.contains(push.team.keyID))
            name["confirmation"] = push.team.keyID
            #expect(try await send(path + "/remove", name, to: server).status == 303)
            #expect(try await !open(path, on: server).text.contains(push.team.keyID))
        }
    }

    @Test func `the page of app verification says what the mode does`() async throws {
        try await withServer(ServerSetup { $0.settings.appVerification.enforcement = .audit }) {
            let page = try await open("/app-verification", on: $0).text
            #expect(page.contains("Would be refused if enforced"))
            #expect(page.contains("no request is refused"))
        }
    }
}
