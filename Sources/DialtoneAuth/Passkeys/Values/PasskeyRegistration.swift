public import Foundation
import IdentityToolkit

/// A new passkey, as an authenticator presents it to the server.
public struct PasskeyRegistration: Hashable, Sendable {
    /// The passkey's ID.
    public let credentialID: Data

    /// What the system or the browser says about the call, in JSON.
    public let clientDataJSON: Data

    /// The public key and the statement about the authenticator, in CBOR.
    public let attestationObject: Data

    /// How the authenticator can be reached, for example `internal`, `hybrid` or `usb`; empty if
    /// it did not say.
    public let transports: [String]

    /// Creates a registration from its parts.
    public init(
        credentialID: Data,
        clientDataJSON: Data,
        attestationObject: Data,
        transports: [String] = []
    ) {
        self.credentialID = credentialID
        self.clientDataJSON = clientDataJSON
        self.attestationObject = attestationObject
        self.transports = transports
    }

    /// Reads the form of `PublicKeyCredential.toJSON()`.
    ///
    /// - Throws: A ``PasskeyProblem`` if a part is missing or unreadable.
    public init(json: Data) throws {
        let passkey: AuthenticatorRegistrationResponse = try PasskeyJSON.read(json, as: "passkey")
        let made = passkey.response
        self.init(
            credentialID: try PasskeyJSON.bytes(passkey.id ?? passkey.rawId, of: "id"),
            clientDataJSON: try PasskeyJSON.bytes(made?.clientDataJSON, of: "clientDataJSON"),
            attestationObject: try PasskeyJSON.bytes(
                made?.attestationObject,
                of: "attestationObject"
            ),
            transports: made?.transports ?? []
        )
    }

    /// The form of `PublicKeyCredential.toJSON()`.
    public var json: Data {
        PasskeyJSON.write(PublicKeyCredentialJSON(credentialID: credentialID, response: made))
    }

    var wire: AuthenticatorRegistrationResponse {
        AuthenticatorRegistrationResponse {
            $0.id = Base64URL.encode(credentialID)
            $0.rawId = $0.id
            $0.type = "public-key"
            $0.response = made
        }
    }

    private var made: AuthenticatorAttestationResponse {
        AuthenticatorAttestationResponse {
            $0.clientDataJSON = Base64URL.encode(clientDataJSON)
            $0.attestationObject = Base64URL.encode(attestationObject)
            $0.transports = transports.isEmpty ? nil : transports
        }
    }
}

extension PasskeyRegistration: CustomStringConvertible, CustomReflectable {
    /// The type only.
    public var description: String { "PasskeyRegistration" }

    /// Empty.
    public var customMirror: Mirror { Mirror(self, children: []) }
}
