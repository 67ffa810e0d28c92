import DialtoneAuthUI
import Foundation
import IdentityToolkit
import Testing

@testable import DialtoneAuth

@MainActor
struct SignInControllerTests {
    private static let english = SignInTexts(preferences: ["en"])

    private func controller(
        _ project: ScriptedProject,
        _ adjust: (inout SignInOptions) -> Void = { _ in }
    ) -> SignInController {
        var options = SignInOptions()
        adjust(&options)
        return SignInController(
            auth: project.auth,
            options: options,
            texts: Self.english,
            region: "US"
        )
    }

    private func send(_ controller: SignInController, _ events: SignInEvent...) async {
        for event in events { controller.send(event) }
        await controller.settle()
    }

    private func code(_ controller: SignInController) -> CodeEntry? {
        guard case .code(let entry) = controller.model.step else { return nil }
        return entry
    }

    @Test func `a number and its code sign in`() async throws {
        try await withServer { server in
            let project = try ScriptedProject(server)
            let controller = controller(project)
            await send(controller, .typeNumber("6505550101"), .submit)
            #expect(code(controller)?.sent?.verificationID == "session")
            #expect(controller.model.waitForResend(at: controller.time) == 30)
            await send(controller, .typeCode("123456"))
            #expect(controller.model.step == .done(SignedInAccount(id: "alice")))
            #expect(project.auth.currentUser?.uid == "alice")
            let sent = server.requests(to: "v1/accounts:sendVerificationCode")
            #expect(sent.map { $0["phoneNumber"] } == ["+16505550101"])
        }
    }

    @Test func `a new controller continues, and nothing is left in the end`() async throws {
        try await withServer { server in
            let store = MemoryCredentialStore()
            let project = try ScriptedProject(server, store: store)
            await send(controller(project), .typeNumber("6505550101"), .submit)
            let key = project.auth.signInScreenKey
            #expect(store.read(key) != nil)

            let second = controller(project)
            #expect(code(second)?.sent?.verificationID == "session")
            await send(second, .typeCode("123456"))
            #expect(project.auth.currentUser?.uid == "alice")
            #expect(store.read(key) == nil)
            #expect(server.requests(to: "v1/accounts:sendVerificationCode").count == 1)
        }
    }

    @Test func `a stored sign-in whose code has expired is not continued`() async throws {
        try await withServer { server in
            let project = try ScriptedProject(server)
            await send(controller(project), .typeNumber("6505550101"), .submit)
            project.clock.advance(by: 600)
            guard case .number(let entry) = controller(project).model.step else {
                Issue.record("The screen does not ask for a number.")
                return
            }
            #expect(entry.number == "+16505550101")
        }
    }

    @Test func `a refusal is explained with its tries and its time`() async throws {
        try await withServer { server in
            let project = try ScriptedProject(server)
            let controller = controller(project)
            await send(controller, .typeNumber("6505550101"), .submit)
            server.on("v1/accounts:signInWithPhoneNumber") { _ in
                .refusal(
                    "INVALID_CODE",
                    details: [.errorInfo(reason: .wrongCode, metadata: ["triesLeft": "2"])]
                )
            }
            await send(controller, .typeCode("123456"))
            #expect(controller.complaint == "That code isn’t right. 2 tries left.")
            #expect(project.auth.currentUser == nil)
        }
    }

    @Test func `a server that is gone is told, and the number stays`() async throws {
        try await withServer { server in
            let project = try ScriptedProject(server)
            server.stop()
            let controller = controller(project)
            await send(controller, .typeNumber("6505550101"), .submit)
            let offline = "We can’t reach the server. Check your connection and try again."
            #expect(controller.complaint == offline)
            #expect(!controller.model.isBusy)
        }
    }

    @Test func `a second factor completes the sign-in`() async throws {
        try await withServer { server in
            let project = try ScriptedProject(server)
            Self.demandSecondFactor(server)
            let controller = controller(project)
            await send(controller, .typeNumber("6505550101"), .submit)
            await send(controller, .typeCode("123456"))
            guard case .factors(let factors) = controller.model.step else {
                Issue.record("The screen does not ask for a factor.")
                return
            }
            #expect(factors.map(\.kind) == [.phone, .app])
            #expect(factors.first?.ending == "0102")
            await send(controller, .chooseFactor(try #require(factors.first)))
            #expect(code(controller)?.sent?.verificationID == "second")
            await send(controller, .typeCode("654321"))
            #expect(project.auth.currentUser?.uid == "alice")
            let end = try #require(server.requests(to: "v2/accounts/mfaSignIn:finalize").first)
            #expect(end["mfaPendingCredential"] == "pending")
        }
    }

    @Test func `an anonymous user is upgraded`() async throws {
        try await withServer { server in
            let project = try ScriptedProject(server)
            try await project.auth.useAnonymousAccount(server)
            server.on("v1/accounts:signInWithPhoneNumber") { _ in
                .json(ScriptedProject.signedIn(as: "guest", TokenMint()))
            }
            let controller = controller(project) { $0.upgradesAnonymousUser = true }
            await send(controller, .typeNumber("6505550101"), .submit)
            await send(controller, .typeCode("123456"))
            #expect(controller.model.step == .done(SignedInAccount(id: "guest")))
            let sent = server.requests(to: "v1/accounts:signInWithPhoneNumber")
            #expect(sent.first?["idToken"] != nil)
        }
    }

    @Test func `an anonymous user can switch to the number's account`() async throws {
        try await withServer { server in
            let project = try ScriptedProject(server)
            try await project.auth.useAnonymousAccount(server)
            let tokens = TokenMint()
            server.on("v1/accounts:signInWithPhoneNumber") { request in
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
            let controller = controller(project) { $0.upgradesAnonymousUser = true }
            await send(controller, .typeNumber("6505550101"), .submit)
            await send(controller, .typeCode("123456"))
            #expect(controller.model.step == .conflict)
            #expect(project.auth.currentUser?.uid == "guest")
            await send(controller, .switchAccount)
            #expect(project.auth.currentUser?.uid == "alice")
        }
    }

    @Test func `each second of a countdown is told, and it ends with the screen`() async throws {
        try await withServer { server in
            let timer = ManualTimer()
            let project = try ScriptedProject(server) { _, environment in
                environment.sleep = timer.sleep
            }
            let controller = controller(project)
            await send(controller, .typeNumber("6505550101"), .submit)
            project.clock.advance(by: 30)
            await timer.fire(1)
            for await model in controller.changes() where model.notice == .resendReady { break }
            #expect(controller.notice == "You can request a new code now.")
            await send(controller, .back)
            await eventually { timer.waits(for: 1) == 0 }
        }
    }

    private static func demandSecondFactor(_ server: ScriptedServer) {
        server.on("v1/accounts:signInWithPhoneNumber") { _ in
            .json(
                SignInWithPhoneNumberResponse {
                    $0.localId = "alice"
                    $0.mfaPendingCredential = "pending"
                    $0.mfaInfo = [
                        SecondFactorInfo {
                            $0.mfaEnrollmentId = "factor-1"
                            $0.phoneInfo = "+*******0102"
                        },
                        SecondFactorInfo {
                            $0.mfaEnrollmentId = "factor-2"
                            $0.totpInfo = TOTPInfo()
                        },
                    ]
                }
            )
        }
        server.on("v2/accounts/mfaSignIn:start") { _ in
            .json(
                StartSecondFactorSignInResponse {
                    $0.phoneResponseInfo = SendVerificationCodeResponse {
                        $0.sessionInfo = "second"
                    }
                }
            )
        }
        let token = TokenMint().mint(for: "alice", secondFactor: "phone")
        server.on("v2/accounts/mfaSignIn:finalize") { _ in
            .json(
                FinalizeSecondFactorSignInResponse {
                    $0.idToken = token
                    $0.refreshToken = "r"
                }
            )
        }
    }
}
