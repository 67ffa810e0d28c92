import DialtoneAuthUI
import Foundation
import IdentityToolkit
import Testing

@testable import DialtoneAuth

/// Identity providers whose user has the address of an account with a password.
@MainActor
struct SignInProviderTests {
    private static let provider = SignInMethod.provider(id: "oidc.example", name: "Example")
    private static let signInWithIDP = "v1/accounts:signInWithIdp"
    private nonisolated static let email = "alice@example.org"

    private func withScreen(
        methods: [SignInMethod] = [.phone, .password, .emailLink, provider],
        known: [String]? = nil,
        _ body: (PageProject, SignInController) async throws -> Void
    ) async throws {
        try await withServer { server in
            let page = try PageProject(server)
            server.on("v1/accounts:lookup") { _ in
                var account = ScriptedProject.account("alice")
                account.email = Self.email
                return .json(LookUpAccountsResponse { [account] in $0.users = [account] })
            }
            server.on(Self.signInWithIDP) { request in
                if request["idToken"] == nil { return Self.confirmation(known) }
                return .json(
                    SignInWithIDPResponse {
                        $0.idToken = TokenMint().mint(for: "alice")
                        $0.refreshToken = "linked"
                        $0.expiresIn = "3600"
                    }
                )
            }
            let callback = try PageProject.callback(
                items: ["link": "https://auth.example.org/__/auth/handler?code=c&state=s"],
                authType: "signInWithRedirect"
            )
            page.screen.end(with: .success(callback))
            try await body(page, SignInController(page.project) { $0.methods = methods })
        }
    }

    private nonisolated static func confirmation(_ known: [String]?) -> ScriptedAnswer {
        .json(
            SignInWithIDPResponse {
                $0.providerId = "oidc.example"
                $0.email = email
                $0.oauthIdToken = "provider-token"
                $0.needConfirmation = true
                $0.verifiedProvider = known
            }
        )
    }

    private func signInByPassword(_ page: PageProject, _ screen: SignInController) async {
        page.server.on("v1/accounts:signInWithPassword") { _ in
            .json(ScriptedProject.signedIn(as: "alice", TokenMint()))
        }
        await screen.take(.choose(.password), .typePassword("secret-1"), .submit)
    }

    @Test func `a provider is linked after the sign-in to the account with its address`()
        async throws
    {
        try await withScreen(known: ["password"]) { page, screen in
            await screen.take(.choose(Self.provider))
            let account = ExistingAccount(email: Self.email, methods: [.password])
            #expect(screen.model.step == .existingAccount(account))
            #expect(page.auth.currentUser == nil)

            await signInByPassword(page, screen)
            #expect(screen.model.step == .done(SignedInAccount(id: "alice")))
            let links = page.server.requests(to: Self.signInWithIDP).filter { $0["idToken"] != nil }
            #expect(links.count == 1)
            #expect(links.first?["postBody"]?.contains("provider-token") == true)
            #expect(page.auth.currentUser?.refreshToken == "linked")
        }
    }

    @Test func `if the project keeps the account's ways private, all that fit are offered`()
        async throws
    {
        try await withScreen { _, screen in
            await screen.take(.choose(Self.provider))
            #expect(screen.model.otherMethods == [.password, .emailLink])
        }
    }

    @Test func `a failed link signs in all the same, and is told to developers`() async throws {
        try await withScreen { page, screen in
            await screen.take(.choose(Self.provider))
            page.server.on(Self.signInWithIDP) { _ in .refusal("FEDERATED_USER_ID_ALREADY_LINKED") }
            await signInByPassword(page, screen)
            #expect(screen.model.step == .done(SignedInAccount(id: "alice")))
            #expect(screen.lastError.flatMap(AuthErrorCode.init) == .credentialAlreadyInUse)
        }
    }

    @Test func `a provider is not linked to an account with another address`() async throws {
        try await withScreen { page, screen in
            await screen.take(.choose(Self.provider))
            page.server.on("v1/accounts:lookup") { _ in
                var account = ScriptedProject.account("bob")
                account.email = "bob@example.org"
                return .json(LookUpAccountsResponse { [account] in $0.users = [account] })
            }
            await signInByPassword(page, screen)
            let links = page.server.requests(to: Self.signInWithIDP).filter { $0["idToken"] != nil }
            #expect(links.isEmpty)
        }
    }
}
