import Foundation
import IdentityToolkit

@testable import DialtoneAuth

/// A scripted server with one account on it, and an app that is configured for it.
struct ScriptedProject: Sendable {
    static let number = "+16505550101"

    /// What a server in development mode says.
    static let noProofWanted = AppVerificationPolicy(enforcement: .off, proofs: [])

    let server: ScriptedServer
    let auth: Auth
    let app: FirebaseApp
    let clock: TestClock

    var provider: PhoneAuthProvider { PhoneAuthProvider.provider(auth: auth) }

    init(
        _ server: ScriptedServer,
        apiKey: String = "demo-key",
        store: any CredentialStore = MemoryCredentialStore(),
        requestDeadline: TimeInterval = 20,
        policy: AppVerificationPolicy? = ScriptedProject.noProofWanted,
        adjust: (inout OptionValues, inout AuthEnvironment) -> Void = { _, _ in }
    ) throws {
        var options = OptionValues(googleAppID: "1:123:ios:abc", gcmSenderID: "123")
        options.apiKey = apiKey
        options.projectID = "demo"
        options.bundleID = "org.example.app"
        options.serverURL = try server.url
        let clock = TestClock()
        var environment = AuthEnvironment(
            store: store,
            now: { clock.now },
            requestDeadline: requestDeadline,
            deadlines: VerificationDeadlines(total: 20),
            push: PushPlatform(),
            page: PagePlatform { _, _ in },
            appAttest: nil
        )
        adjust(&options, &environment)
        self.server = server
        self.clock = clock
        app = FirebaseApp(name: "test", options: options)
        auth = Auth(app: app, options: options, environment: environment)
        if let policy { auth.ladder.policies.know(policy) }
        let tokens = TokenMint()
        server.on("v1/accounts:sendVerificationCode") { _ in
            .json(
                SendVerificationCodeResponse(
                    sessionInfo: "session",
                    expiresIn: "600",
                    resendAfter: "30"
                )
            )
        }
        server.on("v1/accounts:signInWithPhoneNumber") { _ in
            .json(Self.signedIn(as: "alice", tokens))
        }
        server.on("v1/accounts:lookup") { request in
            let uid = request["idToken"].flatMap { TokenPayload($0)?.claims["user_id"] as? String }
            return .json(LookUpAccountsResponse(users: [Self.account(uid ?? "?")]))
        }
        server.on("v1/token") { _ in .json(Self.renewed(for: "alice", tokens)) }
    }

    /// Signs in as the account.
    @discardableResult
    func signIn() async throws -> AuthDataResult {
        try await auth.signIn(with: credential)
    }

    var credential: PhoneAuthCredential {
        provider.credential(withVerificationID: "session", verificationCode: "123456")
    }

    static func signedIn(as uid: String, _ tokens: TokenMint) -> SignInWithPhoneNumberResponse {
        SignInWithPhoneNumberResponse(
            idToken: tokens.mint(for: uid),
            refreshToken: "refresh-\(uid)",
            expiresIn: "3600",
            localID: uid,
            isNewUser: false,
            phoneNumber: number
        )
    }

    static func renewed(for uid: String, _ tokens: TokenMint) -> ExchangeTokenResponse {
        let token = tokens.mint(for: uid)
        return ExchangeTokenResponse(
            accessToken: token,
            expiresIn: "3600",
            tokenType: "Bearer",
            refreshToken: "refresh-\(uid)",
            idToken: token,
            userID: uid,
            projectID: "12345"
        )
    }

    static func account(_ uid: String, phoneNumber: String? = number) -> AccountInfo {
        AccountInfo(
            localID: uid,
            phoneNumber: phoneNumber,
            providerUserInfo: phoneNumber.map {
                [ProviderUserInfo(providerID: "phone", rawID: $0, phoneNumber: $0)]
            },
            lastLoginAt: WireInt64(1_700_000_100_000),
            createdAt: WireInt64(1_700_000_000_000)
        )
    }
}
