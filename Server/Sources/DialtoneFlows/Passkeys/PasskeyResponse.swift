package import DialtoneModel
import WebAuthn

/// The response of an authenticator as a client sent it, decoded but not parsed.
package struct PasskeyResponse<Content: Sendable>: Sendable {
    package let id: PasskeyID

    /// `nil` if the client sent only an ID, which development mode accepts as upstream's emulator
    /// does.
    package let content: Content?

    package init(id: PasskeyID, content: Content?) {
        self.id = id
        self.content = content
    }
}

/// The content of a response to a registration.
package struct PasskeyRegistration: Sendable {
    package let clientDataJSON: [UInt8]
    package let attestationObject: [UInt8]
    package let transports: [String]

    package init(clientDataJSON: [UInt8], attestationObject: [UInt8], transports: [String]) {
        self.clientDataJSON = clientDataJSON
        self.attestationObject = attestationObject
        self.transports = transports
    }

    func parsed(as id: PasskeyID) throws(Refusal) -> RegistrationResponse {
        do {
            return try RegistrationResponse(
                credentialID: id.bytes,
                clientDataJSON: clientDataJSON,
                attestationObject: attestationObject
            )
        } catch {
            throw Refusal(error)
        }
    }
}

/// The content of a response to a sign-in.
package struct PasskeyAssertion: Sendable {
    package let clientDataJSON: [UInt8]
    package let authenticatorData: [UInt8]
    package let signature: [UInt8]
    package let userHandle: [UInt8]?

    package init(
        clientDataJSON: [UInt8],
        authenticatorData: [UInt8],
        signature: [UInt8],
        userHandle: [UInt8]?
    ) {
        self.clientDataJSON = clientDataJSON
        self.authenticatorData = authenticatorData
        self.signature = signature
        self.userHandle = userHandle
    }

    func parsed(as id: PasskeyID) throws(Refusal) -> AssertionResponse {
        do {
            return try AssertionResponse(
                credentialID: id.bytes,
                clientDataJSON: clientDataJSON,
                authenticatorData: authenticatorData,
                signature: signature,
                userHandle: userHandle
            )
        } catch {
            throw Refusal(error)
        }
    }
}
