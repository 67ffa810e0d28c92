import DialtoneAuth
import Foundation
import IdentityToolkit

extension InMemoryProject {
    static let passkeyDomain = "in-memory.test"

    /// What a challenge was made for.
    enum PasskeyPurpose: Hashable, Sendable {
        case enrollment(accountID: String)
        case signIn
    }

    mutating func startPasskeyEnrollment(
        _ request: StartPasskeyEnrollmentRequest
    ) throws -> StartPasskeyEnrollmentResponse {
        let account = try self.account(of: request.idToken)
        let challenge = makeChallenge(.enrollment(accountID: account.id))
        let name = account.email ?? account.phoneNumber ?? account.id
        let user = UserEntity {
            $0.id = Base64URL.encode(Data(account.id.utf8))
            $0.name = name
            $0.displayName = account.displayName ?? name
        }
        let options = CredentialCreationOptions {
            $0.rp.id = Self.passkeyDomain
            $0.rp.name = Self.id
            $0.user = user
            $0.challenge = challenge
            $0.pubKeyCredParams = [
                CredentialParameters {
                    $0.type = "public-key"
                    $0.alg = -7
                }
            ]
            $0.timeout = 300_000
            $0.excludeCredentials = account.passkeys.map { passkey in
                CredentialDescriptor {
                    $0.type = "public-key"
                    $0.id = Base64URL.encode(passkey.credentialID)
                }
            }
        }
        return StartPasskeyEnrollmentResponse { $0.credentialCreationOptions = options }
    }

    mutating func finishPasskeyEnrollment(
        _ request: FinalizePasskeyEnrollmentRequest
    ) throws -> FinalizePasskeyEnrollmentResponse {
        let session = try self.session(of: request.idToken)
        let account = try self.account(session.accountID)
        let response = request.authenticatorRegistrationResponse
        let made = response?.response
        try useChallenge(of: made?.clientDataJSON, for: .enrollment(accountID: account.id))
        guard let id = response?.id.flatMap(Base64URL.decode),
            let key = made?.attestationObject.flatMap(Base64URL.decode)
        else { throw WireRefusal(.invalidAuthenticatorResponse) }
        guard owner(of: id) == nil else { throw WireRefusal(.credentialAlreadyInUse) }
        let passkey = InMemoryPasskey(
            credentialID: id,
            key: key,
            name: request.name ?? request.displayName ?? "Unnamed Passkey",
            createdAt: now
        )
        change(account.id) { $0.passkeys.append(passkey) }
        let tokens = try open(account.id, provider: session.provider)
        return FinalizePasskeyEnrollmentResponse {
            $0.localId = account.id
            $0.idToken = tokens.idToken
            $0.refreshToken = tokens.refreshToken
            $0.expiresIn = InMemoryToken.lifetimeText
        }
    }

    mutating func startPasskeySignIn() -> StartPasskeySignInResponse {
        let options = CredentialRequestOptions {
            $0.challenge = makeChallenge(.signIn)
            $0.rpId = Self.passkeyDomain
            $0.timeout = 300_000
            $0.userVerification = "required"
        }
        return StartPasskeySignInResponse { $0.credentialRequestOptions = options }
    }

    /// A passkey completes the sign-in, also of a user with a second factor.
    mutating func finishPasskeySignIn(
        _ request: FinalizePasskeySignInRequest
    ) throws -> FinalizePasskeySignInResponse {
        let response = request.authenticatorAuthenticationResponse
        let made = response?.response
        let challenge = try useChallenge(of: made?.clientDataJSON, for: .signIn)
        guard let id = response?.id.flatMap(Base64URL.decode), let owner = owner(of: id),
            let index = owner.passkeys.firstIndex(where: { $0.credentialID == id })
        else { throw WireRefusal(.passkeyCredentialNotFound) }
        let signature = InMemoryPasskey.signature(by: owner.passkeys[index].key, of: challenge)
        guard made?.signature.flatMap(Base64URL.decode) == signature else {
            throw WireRefusal(.invalidAuthenticatorResponse, reason: .passkeySignatureInvalid)
        }
        let account = try self.account(owner.id)
        let moment = now
        change(account.id) { $0.passkeys[index].lastUsedAt = moment }
        let tokens = try open(account.id, provider: "passkey")
        return FinalizePasskeySignInResponse {
            $0.localId = account.id
            $0.idToken = tokens.idToken
            $0.refreshToken = tokens.refreshToken
            $0.expiresIn = InMemoryToken.lifetimeText
        }
    }

    mutating func changePasskeys(of accountID: String, _ request: UpdateAccountRequest) throws {
        for id in request.deletePasskey ?? [] {
            let index = try passkeyIndex(id, of: accountID)
            change(accountID) { $0.passkeys.remove(at: index) }
        }
        for rename in request.renamePasskey ?? [] {
            let index = try passkeyIndex(rename.credentialId ?? "", of: accountID)
            change(accountID) { $0.passkeys[index].name = rename.name ?? $0.passkeys[index].name }
        }
    }

    private func passkeyIndex(_ credentialID: String, of accountID: String) throws -> Int {
        let id = Base64URL.decode(credentialID)
        let passkeys = try account(accountID).passkeys
        guard let index = passkeys.firstIndex(where: { $0.credentialID == id }) else {
            throw WireRefusal(.passkeyEnrollmentNotFound)
        }
        return index
    }

    private func owner(of credentialID: Data) -> InMemoryAccount? {
        accounts.first { $0.passkeys.contains { $0.credentialID == credentialID } }
    }

    private mutating func makeChallenge(_ purpose: PasskeyPurpose) -> String {
        let challenge = Base64URL.encode(Data(nextID("challenge").utf8))
        passkeyChallenges[challenge] = purpose
        return challenge
    }

    /// Uses up the challenge that was signed.
    @discardableResult
    private mutating func useChallenge(
        of clientDataJSON: String?,
        for purpose: PasskeyPurpose
    ) throws -> Data {
        guard let json = clientDataJSON.flatMap(Base64URL.decode),
            let data = try? JSONDecoder().decode(InMemoryPasskey.ClientData.self, from: json),
            let challenge = Base64URL.decode(data.challenge)
        else { throw WireRefusal(.invalidAuthenticatorResponse) }
        guard passkeyChallenges.removeValue(forKey: data.challenge) == purpose else {
            throw WireRefusal(.invalidAuthenticatorResponse, reason: .passkeyChallengeInvalid)
        }
        return challenge
    }
}
