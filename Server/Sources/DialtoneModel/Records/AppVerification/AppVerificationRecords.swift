package import DialtoneBasics

/// Reads what is kept about the verification of apps.
package protocol AppVerificationReader {
    /// The newest first.
    func verificationCredentials(of project: ProjectID) throws -> [VerificationCredential]
    /// Counts of `day` and later, in the order of days.
    func appProofCounts(
        of project: ProjectID,
        since day: Timestamp
    ) throws -> [AppProofCount]
}

/// Changes what is kept about the verification of apps.
package protocol AppVerificationWriter {
    /// Replaces a credential of the same project, service and name.
    func save(_ credential: VerificationCredential) throws
    /// `false` if there is no such credential.
    func deleteVerificationCredential(
        _ name: String,
        of service: VerificationService,
        from project: ProjectID
    ) throws -> Bool
    /// Adds to what was counted of the same kind on the same day; nothing happens where the
    /// project is gone.
    func add(_ count: AppProofCount) throws
    /// Writes display name and details; `false` if there is no such app.
    func update(_ app: RelyingApp) throws -> Bool
}

/// Remembers proofs that are good once, for as long as they would be good.
package protocol SpentProofWriter {
    /// `false` if the proof was spent before in the project.
    func spend(_ proof: SpentProof, of project: ProjectID) throws -> Bool
}
