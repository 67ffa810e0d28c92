package import DialtoneBasics
package import PhoneNumbers

/// An additional factor that the user must prove after the first one.
package struct SecondFactor: Hashable, Sendable {
    /// The maximum number of second factors in one account.
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

    /// The kind as named in tokens (`firebase.sign_in_second_factor`).
    package var kind: String {
        switch proof {
        case .phone: "phone"
        case .totp: "totp"
        }
    }
}

/// An authenticator app's secret and the last step that was used.
package struct TOTPEnrollment: Hashable, Sendable {
    /// The secret, encrypted under the master key for the factor's ID.
    package let sealedSecret: [UInt8]

    /// The time step of the last accepted code; codes up to this step are rejected.
    package var lastUsedStep: Int64?

    package init(sealedSecret: [UInt8], lastUsedStep: Int64? = nil) {
        self.sealedSecret = sealedSecret
        self.lastUsedStep = lastUsedStep
    }
}
