/// Somebody's wish to get a code by text message.
package struct CodeRequest: Sendable {
    package let project: ServedProject
    package let phoneNumber: String
    package let appProof: AppProof

    /// Languages the person reads, best first, as BCP 47 tags.
    package let languages: [String]

    package init(
        project: ServedProject,
        phoneNumber: String,
        appProof: AppProof,
        languages: [String]
    ) {
        self.project = project
        self.phoneNumber = phoneNumber
        self.appProof = appProof
        self.languages = languages
    }
}

/// A verification session that waits for its code.
package struct PendingVerification: Sendable {
    package let sessionInfo: SessionInfo
    package let expiresIn: TimeSpan
    package let resendAfter: TimeSpan
}
