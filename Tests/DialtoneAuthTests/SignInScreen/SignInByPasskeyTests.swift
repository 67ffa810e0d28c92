import DialtoneAuthUI
import Foundation
import IdentityToolkit
import Testing

@testable import DialtoneAuth

@MainActor
struct SignInByPasskeyTests {
    private static let finalize = ScriptedServer.passkeySignInFinalize
    private static let number = "6505550101"
    private static let alice = SignedInAccount(id: "alice")

    private func options(_ options: inout SignInOptions) {
        options.methods = [.phone, .passkey]
        options.upgradesAnonymousUser = true
    }

    private func withScreen(
        _ authenticator: (any PasskeyAuthenticator)?,
        store: any CredentialStore = MemoryCredentialStore(),
        _ body: (ScriptedProject, SignInController) async throws -> Void
    ) async throws {
        try await withServer { server in
            let project = try ScriptedProject(server, store: store)
            server.takePasskeys()
            let screen = SignInController(project, passkeys: authenticator, options)
            try await body(project, screen)
        }
    }

    private func signInByPhone(_ screen: SignInController) async {
        await screen.take(.typeNumber(Self.number), .submit)
        await screen.take(.typeCode("123456"))
    }

    @Test func `a passkey signs in from the first step`() async throws {
        try await withScreen(ScriptedAuthenticator()) { project, screen in
            #expect(screen.model.otherMethods == [.passkey])
            await screen.take(.choose(.passkey))
            #expect(screen.model.step == .done(Self.alice))
            #expect(project.auth.currentUser?.uid == "alice")
            #expect(screen.result?.user.uid == "alice")
        }
    }

    @Test(arguments: [PasskeyProblem.canceled, PasskeyProblem(.deadline, detail: "")])
    func `a closed dialog says nothing and leaves the step`(problem: PasskeyProblem) async throws {
        try await withScreen(ScriptedAuthenticator.failing(problem)) { project, screen in
            let before = screen.model.step
            await screen.take(.choose(.passkey))
            #expect(screen.model.step == before)
            #expect(screen.complaint == nil)
            #expect(project.auth.currentUser == nil)
            #expect(project.server.requests(to: Self.finalize).isEmpty)
        }
    }

    @Test(arguments: [
        (
            "PASSKEY_CREDENTIAL_NOT_FOUND", nil,
            "This passkey no longer belongs to an account. Sign in another way."
        ),
        ("INVALID_AUTHENTICATOR_RESPONSE", nil, "The passkey couldn’t be used. Try again."),
        (
            "INVALID_AUTHENTICATOR_RESPONSE", RefusalReason.passkeySignatureInvalid,
            "The passkey couldn’t be used. Try again."
        ),
        (
            "INVALID_AUTHENTICATOR_RESPONSE", .passkeyChallengeExpired,
            "This took too long. Try again."
        ),
        (
            "INVALID_AUTHENTICATOR_RESPONSE", .passkeyUserNotVerified,
            """
            Your device didn’t confirm that it’s you. Try again with your face, your fingerprint or \
            your screen lock.
            """
        ),
        ("OPERATION_NOT_ALLOWED", nil, "This way to sign in is turned off here."),
        ("USER_DISABLED", nil, "This account is disabled. Contact support."),
    ])
    func `a refusal is explained`(
        word: String,
        reason: RefusalReason?,
        complaint: String
    ) async throws {
        try await withScreen(ScriptedAuthenticator()) { project, screen in
            project.server.on(Self.finalize) { _ in
                let details = reason.map { [WireErrorDetail.errorInfo(reason: $0, metadata: [:])] }
                return .refusal(word, details: details)
            }
            await screen.take(.choose(.passkey))
            #expect(screen.complaint == complaint)
            #expect(project.auth.currentUser == nil)
        }
    }

    @Test func `a failed authenticator is explained`() async throws {
        let failing = ScriptedAuthenticator.failing(PasskeyProblem(.failed, detail: "domain"))
        try await withScreen(failing) { _, screen in
            await screen.take(.choose(.passkey))
            #expect(screen.complaint == "The passkey couldn’t be used. Try again.")
        }
        let missing = PasskeyProblem(.unavailable, detail: "none")
        try await withScreen(ScriptedAuthenticator.failing(missing)) { _, screen in
            await screen.take(.choose(.passkey))
            #expect(screen.complaint == "Passkeys can’t be used on this device.")
        }
    }

    @Test func `without an authenticator there is no passkey, and no offer`() async throws {
        try await withScreen(nil) { project, screen in
            #expect(screen.model.otherMethods.isEmpty)
            await signInByPhone(screen)
            #expect(screen.model.step == .done(Self.alice))
            #expect(project.server.requests(to: ScriptedServer.passkeyEnrollmentStart).isEmpty)
        }
    }

    @Test func `a passkey is created after a sign-in by phone`() async throws {
        let authenticator = ScriptedAuthenticator()
        try await withScreen(authenticator) { project, screen in
            await signInByPhone(screen)
            #expect(screen.model.step == .passkey(PasskeyOffer(account: Self.alice)))
            #expect(project.auth.currentUser?.uid == "alice", "the user is signed in already")
            #expect(authenticator.created.values.isEmpty, "no dialog before the user agrees")
            await screen.take(.submit)
            let saved = PasskeyOffer(account: Self.alice, isAccepted: true)
            #expect(screen.model.step == .passkey(saved))
            #expect(project.auth.currentUser?.enrolledPasskeys.count == 1)
            await screen.take(.submit)
            #expect(screen.model.step == .done(Self.alice))
        }
    }

    @Test func `a device that has a passkey of the account needs no other`() async throws {
        let authenticator = ScriptedAuthenticator.failing(PasskeyProblem.alreadyCreated)
        try await withScreen(authenticator) { _, screen in
            await signInByPhone(screen)
            await screen.take(.submit)
            #expect(screen.complaint == nil)
            await screen.take(.submit)
            #expect(screen.model.step == .done(Self.alice))
        }
    }

    @Test func `a passkey that is refused is explained, and the user can go on`() async throws {
        try await withScreen(ScriptedAuthenticator()) { project, screen in
            project.server.on(ScriptedServer.passkeyEnrollmentFinalize) { _ in
                .refusal("PASSKEY_LIMIT_EXCEEDED")
            }
            await signInByPhone(screen)
            await screen.take(.submit)
            #expect(screen.complaint == "Your account can’t have more passkeys.")
            await screen.take(.skip)
            #expect(screen.model.step == .done(Self.alice))
        }
    }

    @Test func `a user who was asked is not asked again in a new process`() async throws {
        let store = MemoryCredentialStore()
        // The first process is ended while it asks.
        try await withScreen(ScriptedAuthenticator(), store: store) { _, screen in
            await signInByPhone(screen)
            #expect(screen.complaint == nil)
            #expect(screen.model.step == .passkey(PasskeyOffer(account: Self.alice)))
        }
        try await withScreen(ScriptedAuthenticator(), store: store) { project, screen in
            await signInByPhone(screen)
            #expect(screen.model.step == .done(Self.alice))
            project.clock.advance(by: 30 * 24 * 3_600)
            project.auth.verificationChain.policies.know(ScriptedProject.noProofWanted)
            let later = SignInController(project, passkeys: ScriptedAuthenticator(), options)
            await signInByPhone(later)
            #expect(later.model.step == .passkey(PasskeyOffer(account: Self.alice)))
        }
    }

    @Test func `an unreadable memory of offers is none`() async throws {
        let store = MemoryCredentialStore()
        try await withScreen(nil, store: store) { project, _ in
            try project.auth.passkeyOffersEntry.write(Data("{".utf8))
        }
        try await withScreen(ScriptedAuthenticator(), store: store) { _, screen in
            await signInByPhone(screen)
            #expect(screen.model.step == .passkey(PasskeyOffer(account: Self.alice)))
        }
    }

    @Test func `a guest agrees before a passkey's account is switched to`() async throws {
        try await withScreen(ScriptedAuthenticator()) { project, screen in
            try await project.auth.useAnonymousAccount(project.server)
            await screen.take(.choose(.passkey))
            #expect(screen.model.step == .conflict)
            #expect(project.auth.currentUser?.uid == "guest")
            await screen.take(.switchAccount)
            #expect(project.auth.currentUser?.uid == "alice")
            // A user of a passkey is not asked to create another one.
            let account = SignedInAccount(id: "alice", replacedGuestID: "guest")
            #expect(screen.model.step == .done(account))
            #expect(project.server.requests(to: Self.finalize).count == 1)
        }
    }

    @Test func `a passkey completes the sign-in of a user with a second factor`() async throws {
        try await withScreen(ScriptedAuthenticator()) { project, screen in
            project.server.demandSecondFactor()
            await screen.take(.choose(.passkey))
            #expect(screen.model.step == .done(Self.alice))
        }
    }

    @Test func `going back closes the dialog`() async throws {
        let begun = Latch<Void>()
        let canceled = Latch<Void>()
        let stuck = ScriptedAuthenticator(use: { _, _ in
            begun.set(())
            defer { canceled.set(()) }
            try await Waiting<Void>().outcome()
            return .scripted
        })
        try await withScreen(stuck) { project, screen in
            screen.send(.choose(.passkey))
            try await begun.value()
            #expect(screen.model.isBusy)
            screen.send(.back)
            #expect(!screen.model.isBusy)
            try await canceled.value()
            #expect(project.server.requests(to: Self.finalize).isEmpty)
        }
    }
}
