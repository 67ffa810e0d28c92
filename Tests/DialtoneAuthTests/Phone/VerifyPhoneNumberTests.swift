import Foundation
import IdentityToolkit
import Testing

@testable import DialtoneAuth

struct VerifyPhoneNumberTests {
    private static let path = "v1/accounts:sendVerificationCode"

    @Test func `the callback gets the verification ID on the main queue`() async throws {
        try await withServer { server in
            let provider = try ScriptedProject(server).provider
            let answer = await withCheckedContinuation { continuation in
                provider.verifyPhoneNumber(ScriptedProject.number, uiDelegate: nil) { id, error in
                    MainActor.assertIsolated()
                    continuation.resume(returning: (id, error == nil))
                }
            }
            #expect(answer == ("session", true))
        }
    }

    @Test func `a failure gives the callback no ID, and comes after the call`() async throws {
        try await withServer { server in
            let provider = try ScriptedProject(server).provider
            let log = Recorder<String>()
            await withCheckedContinuation { continuation in
                DispatchQueue.main.async {
                    provider.verifyPhoneNumber("") { id, error in
                        #expect(id == nil)
                        #expect(error?.authCode == .missingPhoneNumber)
                        log.record("callback")
                        continuation.resume()
                    }
                    log.record("returned")
                }
            }
            #expect(log.values == ["returned", "callback"])
            #expect(server.requests.isEmpty)
        }
    }

    @Test func `concurrent calls for one number send one message`() async throws {
        try await withServer { server in
            let project = try ScriptedProject(server)
            let provider = project.provider
            let gate = Gate()
            server.on(Self.path) { request in
                gate.wait()
                let number = request["phoneNumber"] ?? ""
                return .json(SendVerificationCodeResponse { $0.sessionInfo = "for \(number)" })
            }
            let numbers = [ScriptedProject.number, ScriptedProject.number, "+16505550102"]
            let tasks = numbers.map { number in
                Task { try await provider.verifyPhoneNumber(number) }
            }
            let callback = Recorder<String?>()
            provider.verifyPhoneNumber(ScriptedProject.number, uiDelegate: nil) { id, _ in
                callback.record(id)
            }
            let target = PhoneVerificationTarget.number(ScriptedProject.number, tenantID: nil)
            await eventually {
                project.auth.verifications.callers(for: target) == 3
                    && server.requests(to: Self.path).count == 2
            }
            gate.open()
            #expect(try await tasks[0].value == "for +16505550101")
            #expect(try await tasks[1].value == "for +16505550101")
            #expect(try await tasks[2].value == "for +16505550102")
            await eventually { callback.values == ["for +16505550101"] }
            #expect(server.requests(to: Self.path).count == 2)

            // Afterwards the server decides, so the next call reaches it.
            _ = try await provider.verifyPhoneNumber(ScriptedProject.number)
            #expect(server.requests(to: Self.path).count == 3)
        }
    }

    @Test func `the longer form returns when the code expires and when to resend`() async throws {
        try await withServer { server in
            let provider = try ScriptedProject(server).provider
            let verification = try await provider.requestCode(for: ScriptedProject.number)
            #expect(verification.verificationID == "session")
            #expect(verification.expiresIn == 600)
            #expect(verification.resendAfter == 30)
        }
    }

    @Test(arguments: [#"{}"#, #"{"sessionInfo": ""}"#, #"{"sessionInfo": null}"#])
    func `a response without a verification ID is an internal error`(
        body: String
    ) async throws {
        try await withServer { server in
            let provider = try ScriptedProject(server).provider
            server.on(Self.path) { _ in .text(body) }
            let error = await expectError(.internalError) {
                try await provider.verifyPhoneNumber(ScriptedProject.number)
            }
            #expect(error?.localizedFailureReason?.contains("no verification ID") == true)
        }
    }

    @Test func `a server that does not respond causes a network error`() async throws {
        try await withServer { server in
            let project = try ScriptedProject(server, requestDeadline: 0.2)
            let gate = Gate()
            defer { gate.open() }
            server.on(Self.path) { _ in
                gate.wait()
                return .text("")
            }
            await expectError(.networkError) {
                try await project.provider.verifyPhoneNumber(ScriptedProject.number)
            }
        }
    }

    @Test func `a verifier that never ends fails at the deadline, and the next call starts over`()
        async throws
    {
        try await withServer { server in
            let timer = ManualTimer()
            let project = try ScriptedProject(server) { $1.sleep = timer.sleep }
            project.auth.appVerifier = EndlessVerifier()
            let task = Task {
                try await project.provider.verifyPhoneNumber(ScriptedProject.number)
            }
            await timer.fire(ScriptedProject.patience)
            await expectError(.networkError) { try await task.value }
            project.auth.appVerifier = nil
            _ = try await project.provider.verifyPhoneNumber(ScriptedProject.number)
        }
    }

    @Test func `without a server the error is a network error`() async throws {
        let server = try ScriptedServer()
        let project = try ScriptedProject(server)
        server.stop(keepingPort: true)
        let error = await expectError(.networkError) {
            try await project.provider.verifyPhoneNumber(ScriptedProject.number)
        }
        #expect(error?.userInfo[NSUnderlyingErrorKey] != nil)
    }
}

/// Ignores that it is canceled.
private struct EndlessVerifier: AppVerifier {
    func proof(for request: AppVerificationRequest) async throws -> AppProof {
        await withUnsafeContinuation { (_: UnsafeContinuation<Void, Never>) in }
        return .challenge(token: "")
    }

    func discard(_ proof: AppProof) async {}
}
