import Foundation
import IdentityToolkit
import Testing

@testable import DialtoneAuth

struct PasskeySignInTests {
    private static let finalize = ScriptedServer.passkeySignInFinalize

    private func withPasskeys(
        timeout: Int? = 60_000,
        sleep: Sleep? = nil,
        _ body: (ScriptedProject) async throws -> Void
    ) async throws {
        try await withServer { server in
            let project = try ScriptedProject(server) { _, environment in
                if let sleep { environment.sleep = sleep }
            }
            server.takePasskeys(timeout: timeout)
            try await body(project)
        }
    }

    @Test func `a passkey signs in`() async throws {
        try await withPasskeys { project in
            let asked = Recorder<PasskeyRequestOptions>()
            let authenticator = ScriptedAuthenticator(use: { options, _ in
                asked.record(options)
                return .scripted
            })
            let result = try await project.auth.signIn(withPasskeyFrom: authenticator)
            #expect(project.auth.currentUser === result.user)
            #expect(result.user.uid == "alice")
            #expect(!result.user.isAnonymous)
            #expect(result.additionalUserInfo?.providerID == "passkey")
            #expect(result.additionalUserInfo?.isNewUser == false)
            let options = try #require(asked.values.first)
            #expect(options.relyingPartyID == "example.org")
            #expect(options.challenge == Data("challenge".utf8))
            #expect(options.userVerification == "required")
            #expect(options.timeout == 60)
            #expect(authenticator.used.values == [.dialog])
        }
    }

    @Test func `the server gets the signature in base64url`() async throws {
        try await withPasskeys { project in
            try await project.auth.signIn(withPasskey: .scripted)
            let sent = try #require(project.server.requests(to: Self.finalize).first)
            let passkey = try #require(
                sent.json["authenticatorAuthenticationResponse"] as? [String: Any]
            )
            #expect(passkey["id"] as? String == "AQL_")
            #expect(passkey["rawId"] as? String == "AQL_")
            #expect(passkey["type"] as? String == "public-key")
            let response = try #require(passkey["response"] as? [String: String])
            #expect(
                response == [
                    "clientDataJSON": "Y2xpZW50", "authenticatorData": "YXV0aGVudGljYXRvcg",
                    "signature": "c2lnbmF0dXJl", "userHandle": "aGFuZGxl",
                ]
            )
        }
    }

    @Test func `the tenant is sent with both calls`() async throws {
        try await withPasskeys { project in
            project.auth.tenantID = "acme"
            try await project.auth.signIn(withPasskeyFrom: ScriptedAuthenticator())
            let start = ScriptedServer.passkeySignInStart
            for path in [start, Self.finalize] {
                #expect(project.server.requests(to: path).map { $0["tenantId"] } == ["acme"])
            }
        }
    }

    @Test(arguments: [
        ("PASSKEY_CREDENTIAL_NOT_FOUND", AuthErrorCode.missingPasskeyEnrollment),
        ("INVALID_AUTHENTICATOR_RESPONSE : signature", .invalidAuthenticatorResponse),
        ("INVALID_CREDENTIAL_ID", .invalidAuthenticatorResponse),
        ("USER_DISABLED", .userDisabled), ("OPERATION_NOT_ALLOWED", .operationNotAllowed),
    ])
    func `a refused passkey leaves the user signed out`(
        word: String,
        code: AuthErrorCode
    ) async throws {
        try await withPasskeys { project in
            project.server.on(Self.finalize) { _ in .refusal(word) }
            await expectError(code) {
                try await project.auth.signIn(withPasskeyFrom: ScriptedAuthenticator())
            }
            #expect(project.auth.currentUser == nil)
        }
    }

    @Test(arguments: [
        (PasskeyProblem.canceled, AuthErrorCode.webContextCancelled),
        (.alreadyCreated, .providerAlreadyLinked),
        (PasskeyProblem(.unavailable, detail: "none"), .operationNotAllowed),
        (PasskeyProblem(.failed, detail: "domain"), .webSignInUserInteractionFailure),
    ])
    func `a problem of the authenticator has a code, and the server is not asked`(
        problem: PasskeyProblem,
        code: AuthErrorCode
    ) async throws {
        try await withPasskeys { project in
            let failing = ScriptedAuthenticator.failing(problem)
            let error = await expectError(code) {
                try await project.auth.signIn(withPasskeyFrom: failing)
            }
            #expect(error.flatMap { PasskeyProblem($0) } == problem)
            #expect(error?.localizedFailureReason == problem.detail)
            #expect(project.server.requests(to: Self.finalize).isEmpty)
        }
    }

    @Test func `another error of an authenticator tells nothing but its number`() async throws {
        try await withPasskeys { project in
            let secret = NSError(domain: "own", code: 7, userInfo: ["number": "+16505550101"])
            let failing = ScriptedAuthenticator.failing(secret)
            let error = await expectError(.webSignInUserInteractionFailure) {
                try await project.auth.signIn(withPasskeyFrom: failing)
            }
            let problem = try #require(error.flatMap { PasskeyProblem($0) })
            #expect(problem.detail == "The authenticator failed (own 7).")
        }
    }

    @Test func `an authenticator that takes too long is given up and canceled`() async throws {
        let timer = ManualTimer()
        try await withPasskeys(sleep: timer.sleep) { project in
            let canceled = Latch<Void>()
            let stuck = ScriptedAuthenticator(use: { _, _ in
                do {
                    try await Waiting<Void>().outcome()
                } catch {
                    canceled.set(())
                    throw error
                }
                return .scripted
            })
            async let error = expectError(.webSignInUserInteractionFailure) {
                try await project.auth.signIn(withPasskeyFrom: stuck)
            }
            await timer.fire(60)
            let cause = await error.flatMap { PasskeyProblem($0) }?.cause
            #expect(cause == .deadline)
            try await canceled.value()
            #expect(project.server.requests(to: Self.finalize).isEmpty)
        }
    }

    @Test(arguments: [
        (nil, 300.0), (0, 10), (5, 10), (60, 60), (86_400, 600), (-1, 10), (.nan, 300),
        (.infinity, 300),
    ])
    func `a server cannot make the user wait forever or not at all`(
        timeout: TimeInterval?,
        seconds: TimeInterval
    ) {
        #expect(PasskeyCeremony.seconds(timeout) == seconds)
    }

    @Test func `a canceled task cancels the authenticator, and is no error`() async throws {
        try await withPasskeys { project in
            let begun = Latch<Void>()
            let stuck = ScriptedAuthenticator(use: { _, _ in
                begun.set(())
                try await Waiting<Void>().outcome()
                return .scripted
            })
            let auth = project.auth
            let task = Task { try await auth.signIn(withPasskeyFrom: stuck) }
            try await begun.value()
            task.cancel()
            await #expect(throws: CancellationError.self) { try await task.value }
            #expect(project.server.requests(to: Self.finalize).isEmpty)
        }
    }

    @Test func `suggestions get a new challenge before the old one expires`() async throws {
        let timer = ManualTimer()
        try await withPasskeys(sleep: timer.sleep) { project in
            let choice = Latch<Void>()
            let authenticator = ScriptedAuthenticator(
                canAutofill: true,
                use: { _, _ in
                    try await choice.value()
                    return .scripted
                }
            )
            let auth = project.auth
            let task = Task {
                try await auth.passkeyAssertion(from: authenticator, presentation: .autofill)
            }
            await timer.fire(48)
            await timer.fire(48)
            await eventually { authenticator.used.values.count == 3 }
            choice.set(())
            let assertion = try await task.value
            #expect(assertion == .scripted)
            #expect(project.server.requests(to: ScriptedServer.passkeySignInStart).count == 3)
            #expect(authenticator.used.values == [.autofill, .autofill, .autofill])
        }
    }

    @Test(arguments: [
        #"{"credentialRequestOptions": {"challenge": "", "rpId": "example.org"}}"#,
        #"{"credentialRequestOptions": {"challenge": "?", "rpId": "example.org"}}"#,
        #"{"credentialRequestOptions": {"challenge": "Y2g", "rpId": ""}}"#,
        #"{"credentialRequestOptions": {}}"#, "{}", "[]",
    ])
    func `invalid options are an error, and no authenticator is asked`(body: String) async throws {
        try await withPasskeys { project in
            project.server.on(ScriptedServer.passkeySignInStart) { _ in .text(body) }
            let authenticator = ScriptedAuthenticator()
            await expectError(.internalError) {
                try await project.auth.signIn(withPasskeyFrom: authenticator)
            }
            #expect(authenticator.used.values.isEmpty)
        }
    }
}
