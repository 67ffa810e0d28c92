import DialtoneAuthUI
import Foundation
import IdentityToolkit
import Testing

@testable import DialtoneAuth

@MainActor
struct SignInControllerTests {
    private static let number = "6505550101"

    /// Runs a test with a screen that asks for the code of a message.
    private func askingForCode(
        _ adjust: (inout SignInOptions) -> Void = { _ in },
        _ body: (ScriptedProject, SignInController) async throws -> Void
    ) async throws {
        try await withServer { server in
            let project = try ScriptedProject(server)
            let controller = SignInController(project, adjust)
            await controller.take(.typeNumber(Self.number), .submit)
            try await body(project, controller)
        }
    }

    @Test func `a number and its code sign in`() async throws {
        try await askingForCode { project, controller in
            #expect(controller.code?.sent?.verificationID == "session")
            #expect(controller.model.waitForResend(at: controller.time) == 30)
            await controller.take(.typeCode("123456"))
            #expect(controller.model.step == .done(SignedInAccount(id: "alice")))
            #expect(project.auth.currentUser?.uid == "alice")
            let sent = project.server.requests(to: "v1/accounts:sendVerificationCode")
            #expect(sent.map { $0["phoneNumber"] } == ["+16505550101"])
        }
    }

    @Test func `a new controller continues, and nothing is left in the end`() async throws {
        try await withServer { server in
            let store = MemoryCredentialStore()
            let project = try ScriptedProject(server, store: store)
            await SignInController(project).take(.typeNumber(Self.number), .submit)
            let entry = project.auth.signInScreenEntry
            #expect(try entry.read() != nil)

            let second = SignInController(project)
            #expect(second.code?.sent?.verificationID == "session")
            await second.take(.typeCode("123456"))
            #expect(project.auth.currentUser?.uid == "alice")
            #expect(try entry.read() == nil)
            #expect(server.requests(to: "v1/accounts:sendVerificationCode").count == 1)
        }
    }

    @Test func `a stored sign-in whose code has expired is not continued`() async throws {
        try await withServer { server in
            let project = try ScriptedProject(server)
            await SignInController(project).take(.typeNumber(Self.number), .submit)
            project.clock.advance(by: 600)
            guard case .number(let entry) = SignInController(project).model.step else {
                Issue.record("The screen does not ask for a number.")
                return
            }
            #expect(entry.number == "+16505550101")
        }
    }

    @Test func `a refusal is explained with its tries and its time`() async throws {
        try await askingForCode { project, controller in
            project.server.on("v1/accounts:signInWithPhoneNumber") { _ in
                .refusal(
                    "INVALID_CODE",
                    details: [.errorInfo(reason: .wrongCode, metadata: ["triesLeft": "2"])]
                )
            }
            await controller.take(.typeCode("123456"))
            #expect(controller.complaint == "That code isn’t right. 2 tries left.")
            #expect(project.auth.currentUser == nil)
        }
    }

    @Test func `a server that is gone is told, and the number stays`() async throws {
        try await withServer { server in
            let project = try ScriptedProject(server)
            server.stop(keepingPort: true)
            await eventually { !server.isListening }
            let controller = SignInController(project)
            await controller.take(.typeNumber(Self.number), .submit)
            let offline = "We can’t reach the server. Check your connection and try again."
            #expect(controller.complaint == offline)
            #expect(!controller.model.isBusy)
        }
    }

    @Test func `a second factor completes the sign-in`() async throws {
        try await askingForCode { project, controller in
            project.server.demandSecondFactor()
            await controller.take(.typeCode("123456"))
            guard case .factors(let factors) = controller.model.step else {
                Issue.record("The screen does not ask for a factor.")
                return
            }
            #expect(factors.map(\.kind) == [.phone, .app])
            #expect(factors.first?.ending == "0102")
            await controller.take(.chooseFactor(try #require(factors.first)))
            #expect(controller.code?.sent?.verificationID == "second")
            await controller.take(.typeCode("654321"))
            #expect(project.auth.currentUser?.uid == "alice")
            let ends = project.server.requests(to: "v2/accounts/mfaSignIn:finalize")
            #expect(ends.map { $0["mfaPendingCredential"] } == ["pending"])
        }
    }

    @Test func `an anonymous user is upgraded`() async throws {
        try await askingForCode({ $0.upgradesAnonymousUser = true }) { project, controller in
            try await project.auth.useAnonymousAccount(project.server)
            project.server.on("v1/accounts:signInWithPhoneNumber") { _ in
                .json(ScriptedProject.signedIn(as: "guest", TokenMint()))
            }
            await controller.take(.typeCode("123456"))
            #expect(controller.model.step == .done(SignedInAccount(id: "guest")))
            let sent = project.server.requests(to: "v1/accounts:signInWithPhoneNumber")
            #expect(sent.first?["idToken"] != nil)
        }
    }

    @Test func `an anonymous user can switch to the number's account`() async throws {
        try await askingForCode({ $0.upgradesAnonymousUser = true }) { project, controller in
            try await project.auth.useAnonymousAccount(project.server)
            let tokens = TokenMint()
            project.server.on("v1/accounts:signInWithPhoneNumber") { request in
                if request["temporaryProof"] == "proof" {
                    return .json(ScriptedProject.signedIn(as: "alice", tokens))
                }
                return .json(
                    SignInWithPhoneNumberResponse {
                        $0.temporaryProof = "proof"
                        $0.phoneNumber = ScriptedProject.number
                    }
                )
            }
            await controller.take(.typeCode("123456"))
            #expect(controller.model.step == .conflict)
            #expect(project.auth.currentUser?.uid == "guest")
            await controller.take(.switchAccount)
            #expect(project.auth.currentUser?.uid == "alice")
        }
    }

    @Test func `each second of a countdown is told, and it ends with the screen`() async throws {
        try await withServer { server in
            let timer = ManualTimer()
            let project = try ScriptedProject(server) { _, environment in
                environment.sleep = timer.sleep
            }
            let controller = SignInController(project)
            await controller.take(.typeNumber(Self.number), .submit)
            project.clock.advance(by: 30)
            await timer.fire(1)
            for await model in controller.changes() where model.notice == .resendReady { break }
            #expect(controller.notice == "You can request a new code now.")
            await controller.take(.back)
            await eventually { timer.waits(for: 1) == 0 }
        }
    }
}
