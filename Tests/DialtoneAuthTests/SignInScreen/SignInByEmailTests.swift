import DialtoneAuthUI
import IdentityToolkit
import Testing

@testable import DialtoneAuth

@MainActor
struct SignInByEmailTests {
    private static let email = "alice@example.org"
    private static let signUp = "v1/accounts:signUp"
    private static let signIn = "v1/accounts:signInWithPassword"
    private static let sendMail = "v1/accounts:sendOobCode"

    /// Runs a test with a screen for passwords, which upgrades guests.
    private func withScreen(
        isGuest: Bool = false,
        _ body: (ScriptedProject, SignInController) async throws -> Void
    ) async throws {
        try await withServer { server in
            let project = try ScriptedProject(server)
            if isGuest { try await project.auth.useAnonymousAccount(server) }
            let controller = SignInController(project) {
                $0.methods = [.password]
                $0.upgradesAnonymousUser = true
            }
            try await body(project, controller)
        }
    }

    private nonisolated static func signedIn(as uid: String) -> ScriptedAnswer {
        .json(ScriptedProject.signedIn(as: uid, TokenMint()))
    }

    @Test func `an account is created with its password`() async throws {
        try await withScreen { project, screen in
            project.server.on(Self.signUp) { _ in Self.signedIn(as: "alice") }
            await screen.take(.chooseEmail(.signUp), .typeEmail(Self.email))
            await screen.take(.typePassword("secret-1"), .submit)
            #expect(screen.model.step == .done(SignedInAccount(id: "alice", isNew: true)))
            let sent = try #require(project.server.requests(to: Self.signUp).first)
            #expect(sent["email"] == Self.email)
            #expect(sent["password"] == "secret-1")
        }
    }

    @Test(arguments: [
        ("EMAIL_EXISTS", "This e-mail address already has an account. Sign in to it."),
        ("WEAK_PASSWORD : too short", "This password is too weak. Choose another one."),
        (
            "PASSWORD_DOES_NOT_MEET_REQUIREMENTS : a digit",
            "This password doesn’t meet the app’s rules. Choose another one."
        ),
        ("ADMIN_ONLY_OPERATION", "New accounts can’t be created here."),
    ])
    func `a refused account is explained, to guests too`(
        word: String,
        complaint: String
    ) async throws {
        for isGuest in [false, true] {
            try await withScreen(isGuest: isGuest) { project, screen in
                project.server.on(Self.signUp) { _ in .refusal(word) }
                await screen.take(.chooseEmail(.signUp), .typeEmail(Self.email))
                await screen.take(.typePassword("secret-1"), .submit)
                #expect(screen.complaint == complaint)
                #expect(project.auth.currentUser?.uid == (isGuest ? "guest" : nil))
            }
        }
    }

    @Test(arguments: [
        ("EMAIL_NOT_FOUND", "The e-mail address or the password is wrong."),
        ("INVALID_PASSWORD", "The e-mail address or the password is wrong."),
        ("PASSWORD_LOGIN_DISABLED", "This way to sign in is turned off here."),
        ("USER_DISABLED", "This account is disabled. Contact support."),
    ])
    func `a refused password is explained`(word: String, complaint: String) async throws {
        try await withScreen { project, screen in
            project.server.on(Self.signIn) { _ in .refusal(word) }
            await screen.take(.typeEmail(Self.email), .typePassword("secret-1"), .submit)
            #expect(screen.complaint == complaint)
        }
    }

    @Test(arguments: ["EMAIL_NOT_FOUND", "USER_DISABLED", nil])
    func `a reset never tells whether there is an account`(refusal: String?) async throws {
        try await withScreen { project, screen in
            let answer = refusal.map { ScriptedAnswer.refusal($0) } ?? .text("{}")
            project.server.on(Self.sendMail) { _ in answer }
            await screen.take(.chooseEmail(.reset), .typeEmail(Self.email), .submit)
            let notice =
                "If there is an account for alice@example.org, we sent a link there to choose a "
                + "new password."
            #expect(screen.notice == notice)
            #expect(screen.complaint == nil)
            let sent = try #require(project.server.requests(to: Self.sendMail).first)
            #expect(sent["requestType"] == "PASSWORD_RESET")
        }
    }

    @Test func `too many resets are refused`() async throws {
        try await withScreen { project, screen in
            project.server.on(Self.sendMail) { _ in .refusal("RESET_PASSWORD_EXCEED_LIMIT") }
            await screen.take(.chooseEmail(.reset), .typeEmail(Self.email), .submit)
            #expect(screen.complaint == "Too many attempts.")
            #expect(screen.notice == nil)
        }
    }

    @Test func `a guest who creates an account keeps the user`() async throws {
        try await withScreen(isGuest: true) { project, screen in
            project.server.on(Self.signUp) { _ in Self.signedIn(as: "guest") }
            await screen.take(.chooseEmail(.signUp), .typeEmail(Self.email))
            await screen.take(.typePassword("secret-1"), .submit)
            #expect(screen.model.step == .done(SignedInAccount(id: "guest")))
            #expect(project.server.requests(to: Self.signUp).last?["idToken"] != nil)
        }
    }

    @Test func `a guest with a password agrees before the account is switched`() async throws {
        try await withScreen(isGuest: true) { project, screen in
            project.server.on(Self.signIn) { _ in Self.signedIn(as: "alice") }
            await screen.take(.typeEmail(Self.email), .typePassword("secret-1"), .submit)
            #expect(screen.model.step == .conflict)
            #expect(project.auth.currentUser?.uid == "guest")
            await screen.take(.switchAccount)
            #expect(project.auth.currentUser?.uid == "alice")
            #expect(project.server.requests(to: Self.signIn).map { $0["idToken"] } == [nil])
        }
    }

    @Test func `a guest with a wrong password stays, and no account is created`() async throws {
        try await withScreen(isGuest: true) { project, screen in
            project.server.on(Self.signIn) { _ in .refusal("INVALID_LOGIN_CREDENTIALS") }
            await screen.take(.typeEmail(Self.email), .typePassword("wrong"), .submit)
            #expect(screen.complaint == "The e-mail address or the password is wrong.")
            #expect(project.auth.currentUser?.uid == "guest")
            #expect(project.server.requests(to: Self.signUp).count == 1, "the guest's own")
        }
    }

    @Test func `a guest agrees before the second factor of the other account`() async throws {
        try await withScreen(isGuest: true) { project, screen in
            project.server.demandSecondFactor()
            project.server.on(Self.signIn) { _ in ScriptedServer.pendingSignIn }
            await screen.take(.typeEmail(Self.email), .typePassword("secret-1"), .submit)
            #expect(screen.model.step == .conflict)
            await screen.take(.switchAccount)
            guard case .factors(let factors) = screen.model.step else {
                Issue.record("The screen does not ask for a factor.")
                return
            }
            await screen.take(.chooseFactor(try #require(factors.first)))
            await screen.take(.typeCode("654321"))
            #expect(project.auth.currentUser?.uid == "alice")
        }
    }
}
