package import PhoneNumbers

/// Something besides the first factor that an account's person has to prove.
package struct SecondFactor: Hashable, Sendable {
    /// The most factors that an account may have.
    package static let limit = 5

    package let id: SecondFactorID
    package var proof: Proof
    package var displayName: String?
    package let enrolledAt: Timestamp

    package enum Proof: Hashable, Sendable {
        case phone(PhoneNumber)
        case totp(TOTPEnrollment)
    }

    package init(
        id: SecondFactorID,
        proof: Proof,
        displayName: String?,
        enrolledAt: Timestamp
    ) {
        self.id = id
        self.proof = proof
        self.displayName = displayName
        self.enrolledAt = enrolledAt
    }

    /// The kind as tokens name it (`firebase.sign_in_second_factor`).
    package var kind: String {
        switch proof {
        case .phone: "phone"
        case .totp: "totp"
        }
    }
}

/// An authenticator app's secret, and how far its codes have been used.
package struct TOTPEnrollment: Hashable, Sendable {
    /// The secret, encrypted under the master key for the factor's ID.
    package let sealedSecret: [UInt8]

    /// The time step of the last code that was accepted; earlier ones are used up with it.
    package var lastUsedStep: Int64?

    package init(sealedSecret: [UInt8], lastUsedStep: Int64? = nil) {
        self.sealedSecret = sealedSecret
        self.lastUsedStep = lastUsedStep
    }
}
