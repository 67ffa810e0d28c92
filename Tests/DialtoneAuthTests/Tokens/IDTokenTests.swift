import Foundation
import IdentityToolkit
import Testing

@testable import DialtoneAuth

struct IDTokenTests {
    @Test func `a token with more than five minutes left is not renewed`() async throws {
        try await withServer { server in
            let project = try ScriptedProject(server)
            let user = try await project.signIn().user
            let first = try await user.getIDToken()
            project.clock.advance(by: 3600 - 301)
            #expect(try await user.getIDToken() == first)
            #expect(server.requests(to: "v1/token").isEmpty)
            project.clock.advance(by: 1)
            #expect(try await user.getIDToken() != first)
            let exchange = try #require(server.requests(to: "v1/token").first)
            #expect(exchange["grantType"] == "refresh_token")
            #expect(exchange["refreshToken"] == "refresh-alice")
        }
    }

    @Test func `concurrent callers share one token exchange`() async throws {
        try await withServer { server in
            let project = try ScriptedProject(server)
            let user = try await project.signIn().user
            let gate = Gate()
            let tokens = TokenMint()
            server.on("v1/token") { _ in
                gate.wait()
                return .json(ScriptedProject.renewed(for: "alice", tokens))
            }
            let answers = try await withThrowingTaskGroup(of: String.self) { group in
                for _ in 0..<10 {
                    group.addTask { try await user.getIDToken(forcingRefresh: true) }
                }
                let token = user.record.current.tokens.idToken
                await eventually { user.refreshes.callers(for: token) == 10 }
                gate.open()
                return try await group.reduce(into: Set<String>()) { $0.insert($1) }
            }
            #expect(answers.count == 1)
            #expect(server.requests(to: "v1/token").count == 1)
        }
    }

    @Test func `after a failed exchange the next call tries again`() async throws {
        try await withServer { server in
            let project = try ScriptedProject(server)
            let user = try await project.signIn().user
            server.on("v1/token") { _ in .refusal("INTERNAL", status: 500) }
            await expectError(.internalError) { try await user.getIDToken(forcingRefresh: true) }
            let tokens = TokenMint()
            server.on("v1/token") { _ in .json(ScriptedProject.renewed(for: "alice", tokens)) }
            _ = try await user.getIDToken(forcingRefresh: true)
            #expect(project.auth.currentUser === user)
        }
    }

    @Test func `an exchange that ends late does not undo newer tokens`() async throws {
        try await withServer { server in
            let project = try ScriptedProject(server)
            let user = try await project.signIn().user
            let gate = Gate()
            let tokens = TokenMint()
            server.on("v1/token") { _ in
                gate.wait()
                return .json(ScriptedProject.renewed(for: "alice", tokens))
            }
            let late = Task { try await user.getIDToken(forcingRefresh: true) }
            await eventually { !server.requests(to: "v1/token").isEmpty }
            try await user.reauthenticate(with: project.credential)
            let newer = user.record.current.tokens.idToken
            gate.open()
            #expect(try await late.value == newer)
            #expect(try await user.getIDToken() == newer)
        }
    }

    @Test func `a canceled caller does not cancel the exchange for the others`() async throws {
        try await withServer { server in
            let project = try ScriptedProject(server)
            let user = try await project.signIn().user
            let gate = Gate()
            let tokens = TokenMint()
            server.on("v1/token") { _ in
                gate.wait()
                return .json(ScriptedProject.renewed(for: "alice", tokens))
            }
            let impatient = Task { try await user.getIDToken(forcingRefresh: true) }
            await eventually { !server.requests(to: "v1/token").isEmpty }
            let patient = Task { try await user.getIDToken(forcingRefresh: true) }
            impatient.cancel()
            await #expect(throws: CancellationError.self) { try await impatient.value }
            gate.open()
            _ = try await patient.value
        }
    }

    @Test func `the result contains the token's claims`() async throws {
        try await withServer { server in
            let user = try await ScriptedProject(server).signIn().user
            let result = try await user.getIDTokenResult()
            #expect(try await result.token == user.getIDToken())
            #expect(result.signInProvider == "phone")
            #expect(result.signInSecondFactor == "")
            #expect(result.expirationDate == Date(timeIntervalSince1970: 1_800_003_600))
            #expect(result.issuedAtDate == result.authDate)
            #expect(result.claims["user_id"] as? String == "alice")
        }
    }

    @Test(arguments: [
        "", "a.b", "e30.e30.", "e30.!!!.x", TokenMint.token(["exp": 1]),
        TokenMint.token(["exp": "soon", "iat": 1, "auth_time": 1]),
    ])
    func `a token that cannot be read is refused`(token: String) throws {
        let error = #expect(throws: NSError.self) { try AuthTokenResult(token: token) }
        #expect(error?.code == AuthErrorCode.malformedJWT.rawValue)
    }
}
