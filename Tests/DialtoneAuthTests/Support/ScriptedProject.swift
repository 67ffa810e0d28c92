import Foundation
import IdentityToolkit

@testable import DialtoneAuth

/// A scripted server with one account on it, and an app that is configured for it.
struct ScriptedProject: Sendable {
    static let number = "+16505550101"

    /// Seconds that no test waits for, unless it sets the time itself: on a busy machine, or after a
    /// pause of the process, a response may come late.
    static let patience: TimeInterval = 240

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
        requestDeadline: TimeInterval = ScriptedProject.patience,
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
            deadlines: VerificationDeadlines(total: Self.patience),
            push: PushPlatform(),
            page: PagePlatform { _, _ in },
            appAttest: nil
        )
        adjust(&options, &environment)
        self.server = server
        self.clock = clock
        app = FirebaseApp(name: "test", options: options)
        auth = Auth(app: app, options: options, environment: environment)
        if let policy { auth.verificationChain.policies.know(policy) }
        let tokens = TokenMint()
        server.on("v1/accounts:sendVerificationCode") { _ in
            .json(
                SendVerificationCodeResponse {
                    $0.sessionInfo = "session"
                    $0.expiresIn = "600"
                    $0.resendAfter = "30"
                }
            )
        }
        server.on("v1/accounts:signInWithPhoneNumber") { _ in
            .json(Self.signedIn(as: "alice", tokens))
        }
        server.on("v1/accounts:lookup") { request in
            let uid = request["idToken"].flatMap { TokenPayload($0)?.claims["user_id"] as? String }
            return .json(LookUpAccountsResponse { $0.users = [Self.account(uid ?? "?")] })
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
        SignInWithPhoneNumberResponse {
            $0.idToken = tokens.mint(for: uid)
            $0.refreshToken = "refresh-\(uid)"
            $0.expiresIn = "3600"
            $0.localId = uid
            $0.isNewUser = false
            $0.phoneNumber = number
        }
    }

    static func renewed(for uid: String, _ tokens: TokenMint) -> ExchangeTokenResponse {
        let token = tokens.mint(for: uid)
        return ExchangeTokenResponse {
            $0.accessToken = token
            $0.expiresIn = "3600"
            $0.tokenType = "Bearer"
            $0.refreshToken = "refresh-\(uid)"
            $0.idToken = token
            $0.userId = uid
            $0.projectId = "12345"
        }
    }

    static func account(_ uid: String, phoneNumber: String? = number) -> AccountInfo {
        AccountInfo {
            $0.localId = uid
            $0.phoneNumber = phoneNumber
            $0.providerUserInfo = phoneNumber.map { number in
                [
                    ProviderUserInfo {
                        $0.providerId = "phone"
                        $0.rawId = number
                        $0.phoneNumber = number
                    }
                ]
            }
            $0.lastLoginAt = WireInt64(1_700_000_100_000)
            $0.createdAt = WireInt64(1_700_000_000_000)
        }
    }
}
