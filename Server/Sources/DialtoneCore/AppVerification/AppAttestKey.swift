/// A key of one app on one of Apple's devices, for which Apple vouched once.
package struct AppAttestKey: Hashable, Sendable {
    /// How long a key is kept that nobody uses; an app that comes back makes a new one.
    package static let retention = TimeSpan.days(400)

    /// Which of Apple's attestation services vouched for a key.
    package enum Environment: String, Sendable, CaseIterable {
        /// Apps from the store, from TestFlight and from enterprise distribution.
        case production
        /// Apps that Xcode put on a device; no app that people have.
        case development
    }

    package let projectID: ProjectID
    package let appID: String

    /// SHA-256 of the public key.
    package let keyID: [UInt8]

    /// A point on P-256, as X9.63 has it, uncompressed.
    package let publicKey: [UInt8]
    package let environment: Environment

    /// Of the last assertion that was taken; each one has a higher number.
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
