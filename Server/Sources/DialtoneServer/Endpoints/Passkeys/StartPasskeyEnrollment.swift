import DialtoneBasics
import DialtoneFlows
import DialtoneModel
import IdentityToolkit
import PhoneNumbers

extension StartPasskeyEnrollmentRequest: WireInput {}

/// Starts the addition of a passkey to the caller's account.
struct StartPasskeyEnrollment: Endpoint {
    let enroller: PasskeyEnroller

    func respond(
        to input: StartPasskeyEnrollmentRequest,
        from caller: AppCaller
    ) async throws -> StartPasskeyEnrollmentResponse {
        let started = try await enroller.start(idToken: input.idToken, for: caller)
        return StartPasskeyEnrollmentResponse {
            $0.credentialCreationOptions = CredentialCreationOptions(
                started,
                for: caller.project.project
            )
        }
    }
}

extension CredentialCreationOptions {
    fileprivate init(_ started: StartedPasskeyEnrollment, for project: Project) {
        self.init()
        rp = RelyingPartyEntity {
            $0.id = started.relyingPartyID
            $0.name = project.displayName
        }
        user = UserEntity {
            $0.id = Base64URL.encode(started.userHandle)
            $0.name = started.account.nameInPasskeyManagers ?? project.displayName
            $0.displayName = started.account.displayName ?? $0.name
        }
        challenge = Base64URL.encode(started.challenge)
        request(started.algorithms, except: started.passkeys.map { ($0.id, $0.transports) })
    }

    /// Requests a discoverable passkey that verifies its user, in an authenticator without one of
    /// `passkeys`, which are IDs with transports.
    mutating func request(
        _ algorithms: [Int64],
        except passkeys: [(id: PasskeyID, transports: [String])]
    ) {
        pubKeyCredParams = algorithms.map { algorithm in
            CredentialParameters {
                $0.type = CredentialDescriptor.publicKey
                $0.alg = Int(algorithm)
            }
        }
        timeout = Int(StartedPasskeyEnrollment.lifetime.milliseconds)
        excludeCredentials = passkeys.map { passkey in
            CredentialDescriptor {
                $0.type = CredentialDescriptor.publicKey
                $0.id = passkey.id.text
                $0.transports = passkey.transports.isEmpty ? nil : passkey.transports
            }
        }
        authenticatorSelection = AuthenticatorSelection {
            $0.residentKey = "required"
            $0.requireResidentKey = true
            $0.userVerification = "required"
        }
        attestation = "none"
    }
}

extension CredentialDescriptor {
    /// The only type of credentials.
    static let publicKey = "public-key"
}

extension Account {
    /// The name by which users tell their accounts apart.
    fileprivate var nameInPasskeyManagers: String? {
        email ?? phoneNumber?.e164 ?? displayName
    }
}
