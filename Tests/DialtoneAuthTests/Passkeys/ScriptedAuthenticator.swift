import Foundation
import IdentityToolkit

@testable import DialtoneAuth

/// An authenticator that does what a test says, and remembers what it was asked.
final class ScriptedAuthenticator: PasskeyAuthenticator {
    typealias Use =
        @Sendable (PasskeyRequestOptions, PasskeyPresentation) async throws -> PasskeyAssertion
    typealias Create = @Sendable (PasskeyCreationOptions) async throws -> PasskeyRegistration

    let canAutofill: Bool
    let created = Recorder<PasskeyCreationOptions>()
    let used = Recorder<PasskeyPresentation>()
    private let create: Create
    private let use: Use

    init(
        canAutofill: Bool = false,
        create: @escaping Create = { _ in .scripted },
        use: @escaping Use = { _, _ in .scripted }
    ) {
        self.canAutofill = canAutofill
        self.create = create
        self.use = use
    }

    /// An authenticator that fails.
    static func failing(_ error: any Error) -> ScriptedAuthenticator {
        ScriptedAuthenticator(create: { _ in throw error }, use: { _, _ in throw error })
    }

    func createPasskey(_ options: PasskeyCreationOptions) async throws -> PasskeyRegistration {
        created.record(options)
        return try await create(options)
    }

    func usePasskey(
        _ options: PasskeyRequestOptions,
        presentation: PasskeyPresentation
    ) async throws -> PasskeyAssertion {
        used.record(presentation)
        return try await use(options, presentation)
    }
}

extension PasskeyAssertion {
    static let scripted = PasskeyAssertion(
        credentialID: Data([1, 2, 255]),
        clientDataJSON: Data("client".utf8),
        authenticatorData: Data("authenticator".utf8),
        signature: Data("signature".utf8),
        userID: Data("handle".utf8)
    )
}

extension PasskeyRegistration {
    static let scripted = PasskeyRegistration(
        credentialID: Data([1, 2, 255]),
        clientDataJSON: Data("client".utf8),
        attestationObject: Data("attestation".utf8),
        transports: ["internal"]
    )
}

extension ScriptedServer {
    static let passkeySignInStart = "v2/accounts/passkeySignIn:start"
    static let passkeySignInFinalize = "v2/accounts/passkeySignIn:finalize"
    static let passkeyEnrollmentStart = "v2/accounts/passkeyEnrollment:start"
    static let passkeyEnrollmentFinalize = "v2/accounts/passkeyEnrollment:finalize"

    /// The credential ID of ``PasskeyAssertion/scripted``, in base64url.
    static let credentialID = "AQL_"

    /// Takes every passkey, as one of the account `alice`, which has it from the first enrollment.
    func takePasskeys(timeout: Int? = 60_000) {
        let tokens = TokenMint()
        let enrolled = Locked(false)
        on(Self.passkeySignInStart) { _ in .json(Self.requestOptions(timeout: timeout)) }
        on(Self.passkeySignInFinalize) { _ in
            .json(
                FinalizePasskeySignInResponse {
                    $0.localId = "alice"
                    $0.idToken = tokens.mint(for: "alice")
                    $0.refreshToken = "refresh-alice"
                    $0.expiresIn = "3600"
                }
            )
        }
        on(Self.passkeyEnrollmentStart) { _ in .json(Self.creationOptions(timeout: timeout)) }
        on(Self.passkeyEnrollmentFinalize) { request in
            enrolled.withLock { $0 = true }
            let uid = request["idToken"].flatMap { TokenPayload($0)?.claims["user_id"] as? String }
            return .json(
                FinalizePasskeyEnrollmentResponse {
                    $0.localId = uid
                    $0.idToken = tokens.mint(for: uid ?? "?")
                    $0.refreshToken = "refresh-enrolled"
                    $0.expiresIn = "3600"
                }
            )
        }
        on("v1/accounts:lookup") { request in
            let uid = request["idToken"].flatMap { TokenPayload($0)?.claims["user_id"] as? String }
            var account = ScriptedProject.account(uid ?? "?")
            account.passkeyInfo = enrolled.current ? [Self.passkey] : nil
            return .json(LookUpAccountsResponse { $0.users = [account] })
        }
    }

    static let passkey = IdentityToolkit.PasskeyInfo {
        $0.credentialId = credentialID
        $0.name = "Phone"
        $0.createdAt = "2026-01-02T03:04:05.678Z"
        $0.backedUp = true
        $0.rpId = "example.org"
    }

    static func requestOptions(timeout: Int?) -> StartPasskeySignInResponse {
        StartPasskeySignInResponse {
            $0.credentialRequestOptions = CredentialRequestOptions {
                $0.challenge = "Y2hhbGxlbmdl"
                $0.rpId = "example.org"
                $0.timeout = timeout
                $0.userVerification = "required"
            }
        }
    }

    static func creationOptions(timeout: Int?) -> StartPasskeyEnrollmentResponse {
        let user = UserEntity {
            $0.id = "aGFuZGxl"
            $0.name = "+16505550101"
            $0.displayName = "Alice"
        }
        let selection = AuthenticatorSelection { $0.userVerification = "required" }
        let old = CredentialDescriptor {
            $0.type = "public-key"
            $0.id = "b2xk"
        }
        return StartPasskeyEnrollmentResponse {
            $0.credentialCreationOptions = CredentialCreationOptions {
                $0.rp.id = "example.org"
                $0.rp.name = "Example"
                $0.user = user
                $0.challenge = "Y2hhbGxlbmdl"
                $0.pubKeyCredParams = [-7, -257].map { number in
                    CredentialParameters {
                        $0.type = "public-key"
                        $0.alg = number
                    }
                }
                $0.timeout = timeout
                $0.excludeCredentials = [old]
                $0.authenticatorSelection = selection
            }
        }
    }
}
