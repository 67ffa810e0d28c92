import IdentityToolkit
import Testing

@testable import DialtoneAuth
@testable import DialtoneAuthUI

/// The screen on which the signed-in user proves the sign-in again.
@MainActor
struct SignInReauthenticationTests {
    private static let google = SignInMethod.provider(id: "google.com", name: "Google")
    private static let exchange = "v1/accounts:signInWithPhoneNumber"

    /// What an app with many ways to sign in offers.
    private var options: SignInOptions {
        var options = SignInOptions()
        options.methods = [.phone, .passkey, .password, .emailLink, Self.google, .guest]
        options.offersEnrollment = true
        options.upgradesAnonymousUser = true
        return options
    }

    private func withScreen(
        account: @escaping @Sendable (String) -> AccountInfo = { ScriptedProject.account($0) },
        _ body: (ScriptedProject, User, SignInController) async throws -> Void
    ) async throws {
        try await withServer { server in
            let project = try ScriptedProject(server)
            server.on("v1/accounts:lookup") { request in
                let claims = request["idToken"].flatMap { TokenPayload($0)?.claims }
                let uid = claims?["user_id"] as? String
                return .json(LookUpAccountsResponse { $0.users = [account(uid ?? "?")] })
            }
            let user = try await project.signIn().user
            let screen = SignInController(
                reauthenticating: user,
                options: options,
                texts: SignInTexts(preferences: ["en"]),
                passkeys: ScriptedAuthenticator()
            )
            try await body(project, user, screen)
        }
    }

    @Test func `only the ways that the account has are offered`() async throws {
        try await withScreen { _, _, screen in
            #expect(screen.model.options.methods == [.phone])
            #expect(screen.model.otherMethods.isEmpty)
        }
        let account: @Sendable (String) -> AccountInfo = { uid in
            var account = ScriptedProject.account(uid, phoneNumber: nil)
            account.email = "alice@example.org"
            account.providerUserInfo = [
                ProviderUserInfo {
                    $0.providerId = "password"
                    $0.email = "alice@example.org"
                }
            ]
            return account
        }
        try await withScreen(account: account) { _, _, screen in
            #expect(screen.model.options.methods == [.password, .emailLink])
            screen.send(.choose(.password))
            guard case .email(let entry) = screen.model.step else {
                Issue.record("The screen does not ask for the password.")
                return
            }
            #expect(entry.email == "alice@example.org")
            #expect(screen.model.emailPurposes == [.reset])
        }
    }

    @Test func `the account's number cannot be changed`() async throws {
        try await withScreen { project, _, screen in
            await screen.take(.typeNumber("6505550199"), .submit)
            let sent = project.server.requests(to: "v1/accounts:sendVerificationCode")
            #expect(sent.map { $0["phoneNumber"] } == [ScriptedProject.number])
        }
    }

    @Test func `a proof ends the screen, with the same user and newer tokens`() async throws {
        try await withScreen { project, user, screen in
            let tokens = user.record.current.tokens.idToken
            await screen.take(.submit)
            await screen.take(.typeCode("123456"))
            #expect(screen.model.step == .done(SignedInAccount(id: "alice")))
            #expect(project.auth.currentUser === user)
            #expect(user.record.current.tokens.idToken != tokens)
        }
    }

    @Test func `the proof of another account is refused, and the user stays`() async throws {
        try await withScreen { project, user, screen in
            let tokens = TokenMint()
            project.server.on(Self.exchange) { _ in
                .json(ScriptedProject.signedIn(as: "bob", tokens))
            }
            await screen.take(.submit)
            await screen.take(.typeCode("123456"))
            #expect(screen.complaint != nil)
            #expect(screen.code != nil)
            #expect(project.auth.currentUser === user)
            #expect(user.uid == "alice")
        }
    }

    @Test func `a closed screen leaves no trace and the user signed in`() async throws {
        try await withScreen { project, user, screen in
            await screen.take(.submit)
            #expect(screen.code != nil)
            let stored = try project.auth.signInScreenEntry.read()
            #expect(stored == nil)
            #expect(project.auth.currentUser === user)
        }
    }

    @Test func `neither a factor nor a passkey is offered afterwards`() async throws {
        try await withScreen { _, _, screen in
            await screen.load()
            #expect(!screen.model.options.offersEnrollment)
            #expect(!screen.model.options.offersPasskey)
            #expect(!screen.model.options.upgradesAnonymousUser)
        }
    }

    @Test func `a project that restricts countries does not lock the account's number out`()
        async throws
    {
        try await withScreen { project, _, screen in
            project.server.on("dialtone/v1/signInOptions") { _ in
                .json(
                    SignInOptionsResponse {
                        $0.signInMethods = ["phone"]
                        $0.allowedRegions = ["DE"]
                    }
                )
            }
            await screen.load()
            await screen.take(.submit)
            #expect(screen.code != nil)
        }
    }
}
