import DialtoneModel
import DialtoneServer
import DialtoneTestSupport
import IdentityToolkit
import Testing

/// Tests attackers who create hundreds of accounts, or probe for accounts by signing up.
@Suite struct SignUpFloodTests {
    @Test(arguments: StoreEngine.tested)
    func `of 500 anonymous sign-ups from one address 50 succeed`(
        engine: StoreEngine
    ) async throws {
        try await withServer(.limited(on: engine)) { server in
            let statuses = try await answers(of: 0..<500) { _ in
                try await server.call(.signUp, [:], from: TestServer.attacker).status
            }
            #expect(statuses.count { $0 == 200 } == 50)
            let refused = try await server.call(.signUp, [:], from: TestServer.attacker)
            #expect(try refused.errorCode == .tooManyAttemptsTryLater)
            #expect(try refused.reason == .addressLimit)
            #expect(try refused.metadata["limit"] == "signUps.address.per10Minutes")
            let other = try await server.call(.signUp, [:], from: "198.51.100.1")
            #expect(other.status == 200)
        }
    }

    @Test(arguments: StoreEngine.tested)
    func `probing for taken addresses by signing up is answered up to the limit`(
        engine: StoreEngine
    ) async throws {
        let setup = ServerSetup.limited(on: engine) { $0.signUps = .ofAddress(10) }
        try await withServer(setup) { server in
            let emails = try await server.populate(40)
            let codes = try await answers(of: 0..<40) { index in
                try await server.call(
                    .signUp,
                    ["email": .string(emails[index]), "password": "correct horse"],
                    from: TestServer.attacker
                )
                .errorCode
            }
            #expect(codes.count { $0 == .emailExists } == 10)
            #expect(codes.count { $0 == .tooManyAttemptsTryLater } == 30)
            // By now, a free address gets the same answer.
            let free = try await server.call(
                .signUp,
                ["email": "free@example.com", "password": "correct horse"],
                from: TestServer.attacker
            )
            #expect(try free.errorCode == .tooManyAttemptsTryLater)
            #expect(
                try await server.store.read {
                    try $0.account(email: "free@example.com", of: TestServer.projectID)
                } == nil
            )
        }
    }

    @Test(arguments: StoreEngine.tested)
    func `accounts by link count where they are created, and sign-ins do not`(
        engine: StoreEngine
    ) async throws {
        let setup = ServerSetup.limited(on: engine) { $0.signUps = .ofAddress(2) }
        try await withServer(setup) { server in
            func signIn(_ email: String) async throws -> Answer {
                _ = try await server.askForLink(email, from: "192.0.2.1")
                let code = try #require(server.mails.last?.notice.action?.code)
                return try await server.call(
                    .signInWithEmailLink,
                    ["email": .string(email), "oobCode": .string(code)],
                    from: TestServer.attacker
                )
            }
            for email in ["a@example.com", "a@example.com", "b@example.com"] {
                let answer = try await signIn(email)
                #expect(answer.status == 200)
            }
            let refused = try await signIn("c@example.com")
            let known = try await signIn("b@example.com")
            #expect(try refused.errorCode == .tooManyAttemptsTryLater)
            #expect(known.status == 200)
        }
    }

    @Test(arguments: StoreEngine.tested)
    func `probing by look-ups is answered up to the limit, where the project allows them`(
        engine: StoreEngine
    ) async throws {
        var setup = ServerSetup.limited(on: engine) { limits in
            limits.lookups = .ofAddress(10)
            limits.mails = .ofAddress(5)
        }
        setup.settings.emailPrivacy = false
        try await withServer(setup) { server in
            let codes = try await answers(of: 0..<40) { index in
                try await server.call(
                    .createAuthURI,
                    [
                        "identifier": .string("p\(index)@example.com"),
                        "continueUri": "http://localhost",
                    ],
                    from: TestServer.attacker
                )
                .status
            }
            #expect(codes.count { $0 == 200 } == 10)
            // A refusal that reveals that there is no account counts as well.
            var answers: [WireErrorCode] = []
            for index in 0..<8 {
                let answer = try await server.call(
                    .sendOOBCode,
                    [
                        "requestType": "PASSWORD_RESET",
                        "email": .string("p\(index)@example.com"),
                    ],
                    from: TestServer.attacker
                )
                answers.append(try answer.errorCode)
            }
            #expect(answers.count { $0 == .emailNotFound } == 5)
            #expect(answers.suffix(3).allSatisfy { $0 == .tooManyAttemptsTryLater })
        }
    }
}
