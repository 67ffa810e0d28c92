import DialtoneBasics
import DialtoneModel
import DialtoneTestSupport
import HTTPTypes
import IdentityToolkit
import Testing

/// Tests of the secrets of back ends.
struct AppSecretTests {
    private static let appID = "1:123:server:0a1b"

    private static let setup = ServerSetup {
        $0.settings.appVerification.enforcement = .enforce
        $0.settings.phoneSignIn.sends.cooldowns = []
    }

    private func send(
        _ secret: String,
        as appID: String = Self.appID,
        on server: TestServer
    ) async throws -> Answer {
        try await server.call(
            .sendVerificationCode,
            ["phoneNumber": "+16505550147"],
            headers: HTTPFields([
                "X-Firebase-GMPID": appID, "X-Dialtone-App-Secret": secret,
            ])
        )
    }

    @Test func `a back end's secret is accepted, and a wrong one is refused`() async throws {
        try await withServer(Self.setup) { server in
            let secret = AppSecret(random: .seeded(1))
            var details = AppDetails()
            details.rotateSecret(to: secret, keepingFor: .hours(24), at: server.clock.now)
            try await server.addApp(Self.appID, .server, details: details)
            #expect(try await send(secret.text, on: server).status == 200)
            for wrong in [AppSecret(random: .seeded(2)).text, "dts_", "no secret"] {
                let answer = try await send(wrong, on: server)
                #expect(try answer.errorCode == .invalidAppCredential)
                #expect(try answer.reason == .proofInvalid)
            }
        }
    }

    @Test func `a new secret replaces the old one after the grace period`() async throws {
        try await withServer(Self.setup) { server in
            let (first, second, third) = (
                AppSecret(random: .seeded(1)), AppSecret(random: .seeded(2)),
                AppSecret(random: .seeded(3))
            )
            var details = AppDetails()
            details.rotateSecret(to: first, keepingFor: .hours(24), at: server.clock.now)
            details.rotateSecret(to: second, keepingFor: .hours(24), at: server.clock.now)
            try await server.addApp(Self.appID, .server, details: details)
            #expect(try await send(first.text, on: server).status == 200)
            #expect(try await send(second.text, on: server).status == 200)
            server.clock.advance(by: .hours(24))
            #expect(try await send(first.text, on: server).errorCode == .invalidAppCredential)
            #expect(try await send(second.text, on: server).status == 200)

            details.rotateSecret(to: third, keepingFor: .seconds(0), at: server.clock.now)
            #expect(details.secrets.count == 2)
            #expect(!details.hasSecret(second, at: server.clock.now))
            #expect(details.hasSecret(third, at: server.clock.now))
        }
    }

    @Test func `a secret of a mobile app is refused`() async throws {
        try await withServer(Self.setup) { server in
            let secret = AppSecret(random: .seeded(1))
            var details = AppDetails()
            details.rotateSecret(to: secret, keepingFor: .hours(24), at: server.clock.now)
            try await server.addApp("1:123:ios:ffff", .ios, details: details)
            let answer = try await send(secret.text, as: "1:123:ios:ffff", on: server)
            #expect(try answer.errorCode == .invalidAppCredential)
            #expect(try answer.reason == .proofNotConfigured)
        }
    }

    @Test func `a secret's description does not reveal it`() {
        let secret = AppSecret(random: .seeded(1))
        #expect(!"\(secret)".contains(secret.text.dropFirst(4)))
        #expect(AppSecret(secret.text)?.text == secret.text)
    }
}
