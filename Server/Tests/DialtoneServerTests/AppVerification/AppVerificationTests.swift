import DialtoneBasics
import DialtoneFlows
import DialtoneModel
import DialtoneServer
import DialtoneTestSupport
import HTTPTypes
import IdentityToolkit
import Testing

struct AppVerificationTests {
    private static let number = "+16505550143"

    private static func setup(
        _ enforcement: AppVerificationPolicy.Enforcement,
        _ adjust: (inout ServerSetup) -> Void = { _ in }
    ) -> ServerSetup {
        ServerSetup {
            $0.settings.appVerification.enforcement = enforcement
            adjust(&$0)
        }
    }

    /// A back end with a secret; what it sends to prove itself.
    private static func addBackEnd(to server: TestServer) async throws -> HTTPFields {
        let secret = AppSecret(random: .seeded(7))
        var details = AppDetails()
        details.rotateSecret(to: secret, keepingFor: .hours(1), at: server.clock.now)
        let app = RelyingApp(
            apiKey: "key-of-the-back-end",
            projectID: TestServer.projectID,
            displayName: "Back end",
            appID: "1:1:server:0a1b",
            platform: .server,
            bundleID: "",
            details: details,
            createdAt: server.clock.now
        )
        let isSaved = try await server.store.write { try $0.insert(app) }
        #expect(isSaved)
        server.clock.advance(by: ProjectDirectory.lifetime)
        return HTTPFields([
            "X-Dialtone-App-Secret": secret.text, "X-Firebase-GMPID": app.appID,
        ])
    }

    @Test func `an app without a proof is refused where proofs are required`() async throws {
        try await withServer(Self.setup(.enforce)) { server in
            let answer = try await server.call(
                .sendVerificationCode,
                ["phoneNumber": .string(Self.number)]
            )
            #expect(try answer.errorCode == .missingAppCredential)
            #expect(try answer.reason == .proofMissing)
            #expect(try answer.refusal.message.contains("dialtone app-verification show"))
            #expect(server.messages.isEmpty)
        }
    }

    @Test func `audit mode refuses no request`() async throws {
        try await withServer(Self.setup(.audit)) { server in
            let answer = try await server.call(
                .sendVerificationCode,
                ["phoneNumber": .string(Self.number)],
                headers: HTTPFields(["X-Dialtone-App-Secret": "wrong"])
            )
            #expect(answer.status == 200)
            try await server.appVerification.tally.writeDown()
            let counts = try await server.store.read {
                try $0.appProofCounts(of: TestServer.projectID, since: .init(milliseconds: 0))
            }
            #expect(counts.map(\.outcome) == [.refused])
            #expect(counts.map(\.kind) == [.appSecret])
        }
    }

    @Test func `an app that proved itself gets an installation token`() async throws {
        try await withServer(Self.setup(.enforce)) { server in
            let headers = try await Self.addBackEnd(to: server)
            let answer = try await server.call(
                .sendVerificationCode,
                ["phoneNumber": .string(Self.number)],
                headers: headers
            )
            #expect(answer.status == 200)
            let instance = try #require(try answer.json["appInstance"].text)
            #expect(!instance.isEmpty)
        }
    }

    @Test func `rules of one app do not affect other apps`() async throws {
        try await withServer(Self.setup(.enforce)) { server in
            let isSaved = try await server.store.write { data in
                guard var project = try data.project(TestServer.projectID),
                    let app = try data.relyingApp(apiKey: TestServer.apiKey)
                else { return false }
                var policy = AppVerificationPolicy()
                policy.enforcement = .off
                project.settings.appVerification.apps[app.appID] = policy
                return try data.update(project)
            }
            #expect(isSaved)
            server.clock.advance(by: ProjectDirectory.lifetime)
            let answer = try await server.call(
                .sendVerificationCode,
                ["phoneNumber": .string(Self.number)]
            )
            #expect(answer.status == 200)
        }
    }
}
