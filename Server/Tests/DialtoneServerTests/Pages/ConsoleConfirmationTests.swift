import DialtoneBasics
import DialtoneFlows
import DialtoneModel
import DialtoneTestSupport
import Foundation
import HTTPTypes
import Logging
import Testing

@testable import DialtoneServer

/// The console's demand for a code before operators are changed, and the ends of its sessions.
struct ConsoleConfirmationTests {
    /// An owner whose browser has a session, and the fields that the browser sends.
    private struct Visitor {
        let secret: OperatorSecret
        let totp: TOTPSecret

        var headers: HTTPFields {
            [
                .cookie: "__Host-dialtone-console=\(secret.text)",
                .contentType: "application/x-www-form-urlencoded",
                .fetchSite: "same-origin",
            ]
        }
    }

    /// Sets an owner up, as the link of an invitation does.
    private func owner(of server: TestServer) async throws -> Visitor {
        let store = SecurityTrailStore(server.store)
        let clock = server.clock.serverClock
        let registry = OperatorRegistry(store: store, clock: clock, random: .seeded(1))
        let operators = OperatorSetup(try server.operatorDependencies(seed: 2))
        let name = try #require(OperatorName(rawValue: "olga"))
        let invited = try await registry.invite(name, as: OperatorRoles(server: .owner))
        let offer = try #require(try await operators.offer(for: invited.secret))
        let now = clock.now
        let code = offer.secret.code(at: TOTPSecret.step(at: now)).digits
        let secret = try await operators.complete(
            invited.secret,
            offer.sealed,
            password: "correct horse battery staple",
            code: code,
            from: OperatorClient(address: nil, userAgent: nil)
        )
        return Visitor(secret: secret, totp: offer.secret)
    }

    private func token(on page: String) throws -> String {
        let match = try #require(page.firstMatch(of: /name="token" value="([^"]+)"/))
        return String(match.1)
    }

    private func setup() -> ServerSetup {
        ServerSetup {
            $0.isProduction = true
            $0.adjustListener = { $0.publicURL = "https://id.example.com" }
        }
    }

    private func invite(_ server: TestServer, _ visitor: Visitor) async throws -> Answer {
        let page = try await server.request(.get, "/console/operators", headers: visitor.headers)
        try #require(page.status == 200)
        let form = "token=\(try token(on: page.text))&name=ben&role=viewer&project="
        return try await server.request(
            .post,
            "/console/operators/invite",
            headers: visitor.headers,
            body: Array(form.utf8)
        )
    }

    private func post(
        _ path: String,
        _ fields: [String: String],
        _ server: TestServer,
        _ visitor: Visitor
    ) async throws -> Answer {
        let body = fields.map { "\($0.key)=\(PagePath.escaped($0.value))" }.joined(separator: "&")
        return try await server.request(
            .post,
            path,
            headers: visitor.headers,
            body: Array(body.utf8)
        )
    }

    private func field(_ name: String, on page: String) throws -> String {
        let pattern = try Regex("name=\"\(name)\" value=\"([^\"]+)\"")
        return String(try #require(page.firstMatch(of: pattern)?.output[1].substring))
    }

    private func code(of visitor: Visitor, on server: TestServer) -> String {
        visitor.totp.code(at: TOTPSecret.step(at: server.clock.serverClock.now)).digits
    }

    @Test func `five minutes after the sign-in, pages ask for a code before their forms`()
        async throws
    {
        try await withServer(setup()) { server in
            let visitor = try await owner(of: server)
            #expect(try await invite(server, visitor).status == 200)
            server.clock.advance(by: .minutes(5))
            let list = try await server.request(
                .get,
                "/console/operators",
                headers: visitor.headers
            )
            let target = "/console/confirm?next=%2Fconsole%2Foperators"
            #expect(list.text.contains("\(target)\""))
            #expect(!list.text.contains("action=\"/console/operators/invite\""))
            let page = try await server.request(.get, target, headers: visitor.headers)
            let token = try token(on: page.text)
            let code = code(of: visitor, on: server)
            for (digits, status) in [("000000", 400), (code, 303), (code, 400)] {
                let answer = try await post(
                    "/console/confirm",
                    ["token": token, "next": "/console/operators", "code": digits],
                    server,
                    visitor
                )
                #expect(answer.status == status, "\(digits == code)")
            }
            #expect(try await invite(server, visitor).status == 200)
        }
    }

    @Test func `a form that was open for too long goes on after the code`() async throws {
        try await withServer(setup()) { server in
            let visitor = try await owner(of: server)
            server.clock.advance(by: .minutes(5))
            let asked = try await invite(server, visitor)
            #expect(asked.status == 403)
            #expect(!asked.text.contains("ben"))
            let path = "/console/operators/invite"
            let fields = [
                "token": try token(on: asked.text), "draft": try field("draft", on: asked.text),
            ]
            let wrong = try await post(
                path,
                fields.merging(["code": "000000"]) { $1 },
                server,
                visitor
            )
            #expect(wrong.status == 400)
            #expect(try field("draft", on: wrong.text) == fields["draft"])
            let code = code(of: visitor, on: server)
            let done = try await post(path, fields.merging(["code": code]) { $1 }, server, visitor)
            #expect(done.status == 200)
            #expect(done.text.contains("<bdi>ben</bdi>"))
            let invitations = try await server.store.read { try $0.operatorInvitations() }
            #expect(invitations.map(\.name.rawValue).contains("ben"))
        }
    }

    @Test(arguments: ["another form", "too late", "changed"])
    func `what waits for a confirmation belongs to its form and ends`(
        case name: String
    )
        async throws
    {
        try await withServer(setup()) { server in
            let visitor = try await owner(of: server)
            server.clock.advance(by: .minutes(5))
            let asked = try await invite(server, visitor)
            var draft = try field("draft", on: asked.text)
            if name == "changed" { draft = "A" + draft.dropFirst() + "A" }
            if name == "too late" { server.clock.advance(by: .minutes(15)) }
            let answer = try await post(
                name == "another form"
                    ? "/console/signing-keys/rotate" : "/console/operators/invite",
                [
                    "token": try token(on: asked.text), "draft": draft,
                    "code": code(of: visitor, on: server),
                ],
                server,
                visitor
            )
            #expect(answer.status == 403)
            let invitations = try await server.store.read { try $0.operatorInvitations() }
            #expect(!invitations.map(\.name.rawValue).contains("ben"))
        }
    }

    @Test(arguments: [
        (TimeSpan.minutes(59), true), (.minutes(60), false),
    ])
    func `a session ends after an hour without a request`(
        pause: TimeSpan,
        continues: Bool
    ) async throws {
        try await withServer(setup()) { server in
            let visitor = try await owner(of: server)
            server.clock.advance(by: pause)
            let page = try await server.request(.get, "/console/profile", headers: visitor.headers)
            #expect((page.status == 200) == continues)
        }
    }

    @Test func `a session ends after twelve hours, however often it is used`() async throws {
        try await withServer(setup()) { server in
            let visitor = try await owner(of: server)
            for _ in 1..<24 {
                server.clock.advance(by: .minutes(30))
                let page = try await server.request(
                    .get,
                    "/console/profile",
                    headers: visitor.headers
                )
                #expect(page.status == 200)
            }
            server.clock.advance(by: .minutes(30))
            let page = try await server.request(.get, "/console/profile", headers: visitor.headers)
            #expect(page.status == 303)
        }
    }

    @Test func `pages of a development server's console create no project`() async throws {
        try await withServer { server in
            _ = try await server.request(.get, "/console/projects/never-made")
            let found = try await server.store.read {
                try $0.project(ProjectID(rawValue: "never-made"))
            }
            #expect(found == nil)
        }
    }
}
