package import DialtoneBasics

/// An App Attest key of one app on one device, which Apple has attested.
package struct AppAttestKey: Hashable, Sendable {
    /// How long an unused key is kept; an app that returns later generates a new one.
    package static let retention = TimeSpan.days(400)

    /// The Apple attestation service that attested a key.
    package enum Environment: String, Sendable, CaseIterable {
        /// Apps from the App Store, from TestFlight and from enterprise distribution.
        case production
        /// Apps that Xcode installed on a device; never released apps.
        case development
    }

    package let projectID: ProjectID
    package let appID: String

    /// SHA-256 of the public key.
    package let keyID: [UInt8]

    /// An uncompressed P-256 point in X9.63 representation.
    package let publicKey: [UInt8]
    package let environment: Environment

    /// The counter of the last accepted assertion; it increases with every assertion.
    package let counter: Int64
    package let createdAt: Timestamp

    package init(
        projectID: ProjectID,
        appID: String,
        keyID: [UInt8],
        publicKey: [UInt8],
        environment: Environment,
        counter: Int64 = 0,
        createdAt: Timestamp
    ) {
        self.projectID = projectID
        self.appID = appID
        self.keyID = keyID
        self.publicKey = publicKey
        self.environment = environment
        self.counter = counter
        self.createdAt = createdAt
    }
}
