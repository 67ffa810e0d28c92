import DialtoneBasics
import DialtoneFlows
import DialtoneModel
import DialtoneServer
import DialtoneTestSupport
import HTTPTypes
import IdentityToolkit
import Testing

/// Tests of projects that require app verification for mails or new accounts.
@Suite struct DemandedProofTests {
    private static func setup(
        mails: AppVerificationPolicy.Enforcement = .off,
        signUps: AppVerificationPolicy.Enforcement = .off
    ) -> ServerSetup {
        ServerSetup {
            $0.settings.appVerification.common.mails = mails
            $0.settings.appVerification.common.signUps = signUps
        }
    }

    @Test func `without a proof no mail is sent and no account is created`() async throws {
        try await withServer(Self.setup(mails: .enforce, signUps: .enforce)) { server in
            for type in ["PASSWORD_RESET", "EMAIL_SIGNIN"] {
                let answer = try await server.askForMail(type)
                #expect(try answer.errorCode == .missingAppCredential)
            }
            #expect(server.mails.isEmpty)
            for body: JSONValue in [
                [:], ["email": "ada@example.com", "password": "correct horse"],
            ] {
                let answer = try await server.call(.signUp, body)
                #expect(try answer.errorCode == .missingAppCredential)
            }
            let found = try await server.store.read {
                try $0.account(email: "ada@example.com", of: TestServer.projectID)
            }
            #expect(found == nil)
            // Calls without the requirement still work: messages, and administrators.
            #expect(try await server.signIn("+16505550100").idToken.isEmpty == false)
            let made = try await server.administer(
                "accounts",
                ["email": "ada@example.com", "password": "correct horse"]
            )
            #expect(made.status == 200)
        }
    }

    @Test func `a solved challenge allows one mail, or one account`() async throws {
        try await withServer(Self.setup(mails: .enforce, signUps: .enforce)) { server in
            let token = try await server.challengeToken()
            func askWithToken() async throws -> Answer {
                try await server.askForMail(
                    "EMAIL_SIGNIN",
                    ["email": "ada@example.com", "recaptchaToken": .string(token)]
                )
            }
            #expect(try await askWithToken().status == 200)
            #expect(server.mails.count == 1)
            #expect(try await askWithToken().reason == .proofUsed)
            #expect(server.mails.count == 1)

            let other = try await server.challengeToken()
            let body: JSONValue = ["recaptchaToken": .string(other)]
            #expect(try await server.call(.signUp, body).status == 200)
            #expect(try await server.call(.signUp, body).reason == .proofUsed)
        }
    }

    @Test func `a back end's secret is accepted as a proof for mails`() async throws {
        try await withServer(Self.setup(mails: .enforce)) { server in
            let secret = AppSecret(random: .seeded(1))
            var details = AppDetails()
            details.rotateSecret(to: secret, keepingFor: .hours(24), at: server.clock.now)
            try await server.addApp("1:123:server:0a1b", .server, details: details)
            let body: JSONValue = ["requestType": "EMAIL_SIGNIN", "email": "ada@example.com"]
            func ask(_ secret: String) async throws -> Answer {
                try await server.call(
                    .sendOOBCode,
                    body,
                    headers: HTTPFields([
                        "X-Firebase-GMPID": "1:123:server:0a1b", "X-Dialtone-App-Secret": secret,
                    ])
                )
            }
            #expect(try await ask("wrong").errorCode == .invalidAppCredential)
            #expect(server.mails.isEmpty)
            #expect(try await ask(secret.text).status == 200)
            #expect(server.mails.count == 1)
        }
    }

    @Test func `audit counts and refuses no request, and off checks nothing`() async throws {
        for enforcement in [AppVerificationPolicy.Enforcement.audit, .off] {
            try await withServer(Self.setup(mails: enforcement)) { server in
                let answer = try await server.call(
                    .sendOOBCode,
                    ["requestType": "EMAIL_SIGNIN", "email": "ada@example.com"],
                    headers: HTTPFields(["X-Dialtone-App-Secret": "wrong"])
                )
                #expect(answer.status == 200)
                try await server.appVerification.tally.writeDown()
                let counts = try await server.store.read {
                    try $0.appProofCounts(of: TestServer.projectID, since: .init(milliseconds: 0))
                }
                #expect(counts.map(\.outcome) == (enforcement == .audit ? [.refused] : []))
            }
        }
    }
}
