public import Foundation
import IdentityToolkit

/// The signature of a passkey, with which the user signs in once.
public struct PasskeyAssertion: Hashable, Sendable {
    /// The passkey's ID.
    public let credentialID: Data

    /// What the system or the browser says about the call, in JSON.
    public let clientDataJSON: Data

    /// What the authenticator says about itself and the user.
    public let authenticatorData: Data

    /// The signature of both.
    public let signature: Data

    /// The ``PasskeyCreationOptions/userID`` that the passkey was created with.
    public let userID: Data?

    /// Creates an assertion from its parts.
    public init(
        credentialID: Data,
        clientDataJSON: Data,
        authenticatorData: Data,
        signature: Data,
        userID: Data?
    ) {
        self.credentialID = credentialID
        self.clientDataJSON = clientDataJSON
        self.authenticatorData = authenticatorData
        self.signature = signature
        self.userID = userID
    }

    /// Reads the form of `PublicKeyCredential.toJSON()`.
    ///
    /// - Throws: A ``PasskeyProblem`` if a part is missing or unreadable.
    public init(json: Data) throws {
        let passkey: AuthenticatorAuthenticationResponse = try PasskeyJSON.read(
            json,
            as: "passkey"
        )
        let made = passkey.response
        self.init(
            credentialID: try PasskeyJSON.bytes(passkey.id ?? passkey.rawId, of: "id"),
            clientDataJSON: try PasskeyJSON.bytes(made?.clientDataJSON, of: "clientDataJSON"),
            authenticatorData: try PasskeyJSON.bytes(
                made?.authenticatorData,
                of: "authenticatorData"
            ),
            signature: try PasskeyJSON.bytes(made?.signature, of: "signature"),
            userID: try PasskeyJSON.bytesIfAny(made?.userHandle, of: "userHandle")
        )
    }

    /// The form of `PublicKeyCredential.toJSON()`.
    public var json: Data {
        PasskeyJSON.write(PublicKeyCredentialJSON(credentialID: credentialID, response: made))
    }

    var wire: AuthenticatorAuthenticationResponse {
        AuthenticatorAuthenticationResponse {
            $0.id = Base64URL.encode(credentialID)
            $0.rawId = $0.id
            $0.type = "public-key"
            $0.response = made
        }
    }

    private var made: AuthenticatorAssertionResponse {
        AuthenticatorAssertionResponse {
            $0.clientDataJSON = Base64URL.encode(clientDataJSON)
            $0.authenticatorData = Base64URL.encode(authenticatorData)
            $0.signature = Base64URL.encode(signature)
            $0.userHandle = userID.map(Base64URL.encode)
        }
    }
}

extension PasskeyAssertion: CustomStringConvertible, CustomReflectable {
    /// The type only, so that no proof of a sign-in gets into a log.
    public var description: String { "PasskeyAssertion" }

    /// Empty, so that no proof of a sign-in gets into a log.
    public var customMirror: Mirror { Mirror(self, children: []) }
}
