import DialtoneBasics

/// The response of an authenticator to the registration of a credential.
///
/// Attestation is not evaluated: the conveyance is "none", so a statement that a client sends
/// anyway proves nothing that the server asked for.
package struct RegistrationResponse: Sendable {
    package let clientData: ClientData
    private let credentialID: [UInt8]
    private let authenticatorData: AuthenticatorData

    /// Parses the response; `credentialID` is the ID that the client names beside it.
    package init(
        credentialID: [UInt8],
        clientDataJSON: [UInt8],
        attestationObject: [UInt8]
    ) throws(WebAuthnProblem) {
        guard CredentialID.lengths.contains(credentialID.count) else { throw .invalidCredentialID }
        self.credentialID = credentialID
        clientData = try ClientData(clientDataJSON)
        authenticatorData = try AuthenticatorData(Self.authenticatorData(in: attestationObject))
    }

    private static func authenticatorData(
        in attestationObject: [UInt8]
    ) throws(WebAuthnProblem) -> [UInt8] {
        let value: CBORValue
        do {
            value = try CBORReader.item(in: attestationObject)
        } catch {
            throw error == .tooLarge ? .tooLarge : .malformedAttestation
        }
        guard let format = value["fmt"]?.text, case .map(let statement)? = value["attStmt"],
            let authenticatorData = value["authData"]?.bytes,
            format != "none" || statement.isEmpty
        else { throw .malformedAttestation }
        return authenticatorData
    }

    /// Returns the new credential if the response is a registration with this challenge (Web
    /// Authentication, section 7.1).
    package func verify(
        challenge: [UInt8],
        for party: RelyingParty
    ) throws(WebAuthnProblem) -> NewCredential {
        try clientData.check(.registration, challenge: challenge, origins: party.origins)
        try authenticatorData.check(for: party)
        guard let credential = authenticatorData.credential else {
            throw .malformedAuthenticatorData
        }
        guard credential.id == credentialID else { throw .wrongCredential }
        return NewCredential(
            id: credential.id,
            publicKey: credential.publicKey,
            algorithm: try CredentialKey(credential.publicKey).algorithm,
            counter: authenticatorData.counter,
            aaguid: credential.aaguid,
            isBackupEligible: authenticatorData.flags.contains(.backupEligible),
            isBackedUp: authenticatorData.flags.contains(.backedUp)
        )
    }
}

/// A credential as its registration describes it.
package struct NewCredential: Hashable, Sendable {
    package let id: [UInt8]

    /// The public key in the form of COSE.
    package let publicKey: [UInt8]

    package let algorithm: CredentialKey.Algorithm

    /// The signature counter.
    package let counter: UInt32

    /// The kind of authenticator, which is not verified; zeros if it does not tell.
    package let aaguid: [UInt8]

    /// Whether the credential may be copied to other devices.
    package let isBackupEligible: Bool
    package let isBackedUp: Bool
}
