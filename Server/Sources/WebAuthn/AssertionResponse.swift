/// The response of an authenticator to a sign-in.
package struct AssertionResponse: Sendable {
    /// The maximum size of a signature in bytes; those of the largest RSA keys have 512.
    private static let signatureLimit = 1_024

    /// The maximum size of a user handle in bytes (Web Authentication, section 5.4.3).
    private static let userHandleLimit = 64

    package let credentialID: [UInt8]
    package let clientData: ClientData
    private let authenticatorData: AuthenticatorData
    private let signature: [UInt8]
    private let userHandle: [UInt8]?

    package init(
        credentialID: [UInt8],
        clientDataJSON: [UInt8],
        authenticatorData: [UInt8],
        signature: [UInt8],
        userHandle: [UInt8]?
    ) throws(WebAuthnProblem) {
        guard CredentialID.lengths.contains(credentialID.count) else { throw .invalidCredentialID }
        guard signature.count <= Self.signatureLimit,
            (userHandle?.count ?? 0) <= Self.userHandleLimit
        else { throw .tooLarge }
        self.credentialID = credentialID
        clientData = try ClientData(clientDataJSON)
        self.authenticatorData = try AuthenticatorData(authenticatorData)
        self.signature = signature
        self.userHandle = userHandle.flatMap { $0.isEmpty ? nil : $0 }
    }

    /// Returns the credential's new state if it signed this challenge (Web Authentication, section
    /// 7.2).
    ///
    /// The caller must store the state, and compare the counter when it does:
    /// ``SignedAssertion/checkCounter(after:)``.
    package func verify(
        challenge: [UInt8],
        for party: RelyingParty,
        by credential: KnownCredential
    ) throws(WebAuthnProblem) -> SignedAssertion {
        guard credential.id == credentialID else { throw .wrongCredential }
        guard let userHandle else { throw .missingUserHandle }
        guard userHandle == credential.userHandle else { throw .wrongUserHandle }
        try clientData.check(.assertion, challenge: challenge, origins: party.origins)
        try authenticatorData.check(for: party)
        guard authenticatorData.credential == nil else { throw .malformedAuthenticatorData }
        let flags = authenticatorData.flags
        guard flags.contains(.backupEligible) == credential.isBackupEligible else {
            throw .changedBackupEligibility
        }
        let key = try CredentialKey(credential.publicKey)
        guard key.isValid(signature, of: authenticatorData.bytes + clientData.digest) else {
            throw .wrongSignature
        }
        return SignedAssertion(
            counter: authenticatorData.counter,
            isBackedUp: flags.contains(.backedUp)
        )
    }
}

/// A credential as it is stored.
package struct KnownCredential: Hashable, Sendable {
    package let id: [UInt8]

    /// The public key in the form of COSE.
    package let publicKey: [UInt8]

    package let userHandle: [UInt8]
    package let isBackupEligible: Bool

    package init(
        id: [UInt8],
        publicKey: [UInt8],
        userHandle: [UInt8],
        isBackupEligible: Bool
    ) {
        self.id = id
        self.publicKey = publicKey
        self.userHandle = userHandle
        self.isBackupEligible = isBackupEligible
    }
}

/// The state of a credential that signed a challenge.
package struct SignedAssertion: Hashable, Sendable {
    package let counter: UInt32
    package let isBackedUp: Bool

    /// Throws if the counter did not increase after `stored`.
    ///
    /// Authenticators without a counter always send zero.
    package func checkCounter(after stored: UInt32) throws(WebAuthnProblem) {
        guard counter > stored || (counter == 0 && stored == 0) else { throw .counterWentBack }
    }
}
