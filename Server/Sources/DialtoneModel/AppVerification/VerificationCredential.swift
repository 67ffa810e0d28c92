package import DialtoneBasics

/// A project's credential for a verification service.
package struct VerificationCredential: Hashable, Sendable {
    package let projectID: ProjectID
    package let service: VerificationService

    /// A name that distinguishes credentials for the same service, such as a key ID.
    ///
    /// It is unique within project and service.
    package let name: String

    /// The public parts of the credential, such as a team ID or a site key.
    package var details: [String: String]

    package let sealedSecret: [UInt8]
    package let createdAt: Timestamp

    package init(
        projectID: ProjectID,
        service: VerificationService,
        name: String,
        details: [String: String],
        sealedSecret: [UInt8],
        createdAt: Timestamp
    ) {
        self.projectID = projectID
        self.service = service
        self.name = name
        self.details = details
        self.sealedSecret = sealedSecret
        self.createdAt = createdAt
    }
}
