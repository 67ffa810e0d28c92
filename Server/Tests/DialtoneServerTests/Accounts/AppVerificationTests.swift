import DialtoneAppVerification
import DialtoneCore
import DialtoneServer
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

    private static let headers = HTTPFields(["X-Dialtone-App-Secret": "a secret of a back end"])

    /// Gives the test's app a secret.
    private static func addSecret(to server: TestServer) async throws {
        let digest = AppSecretChecker.digest(of: "a secret of a back end")
        let isSaved = try await server.store.write { data in
            guard var app = try data.relyingApp(apiKey: TestServer.apiKey) else { return false }
            app.details.secretDigests = [digest]
            return try data.update(app)
        }
        #expect(isSaved)
        server.clock.advance(by: ProjectDirectory.lifetime)
    }

    @Test func `an app that brings nothing is refused where proofs are demanded`() async throws {
        try await withServer(Self.setup(.enforce)) { server in
            let answer = try await server.call(
                .sendVerificationCode,
                ["phoneNumber": .string(Self.number)]
            )
            #expect(try answer.errorCode == .missingAppCredential)
            #expect(server.messages.isEmpty)
        }
    }

    @Test func `an audit refuses nobody`() async throws {
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

    @Test func `an app that proved itself is known again`() async throws {
        try await withServer(Self.setup(.enforce)) { server in
            try await Self.addSecret(to: server)
            let answer = try await server.call(
                .sendVerificationCode,
                ["phoneNumber": .string(Self.number)],
                headers: Self.headers
            )
            #expect(answer.status == 200)
            let instance = try #require(try answer.json["appInstance"].text)
            #expect(!instance.isEmpty)
        }
    }

    @Test func `rules of one app leave the others alone`() async throws {
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
