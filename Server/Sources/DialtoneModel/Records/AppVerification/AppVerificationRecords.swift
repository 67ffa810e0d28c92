package import DialtoneBasics

/// Reads the data of app verification.
package protocol AppVerificationReader {
    /// Returns the credentials, newest first.
    func verificationCredentials(of project: ProjectID) throws -> [VerificationCredential]
    /// Returns the counts since `day`, ordered by day.
    func appProofCounts(
        of project: ProjectID,
        since day: Timestamp
    ) throws -> [AppProofCount]
}

/// Changes the data of app verification.
package protocol AppVerificationWriter {
    /// Saves a credential; replaces one with the same project, service and name.
    func save(_ credential: VerificationCredential) throws
    /// Deletes a credential; returns `false` if it does not exist.
    func deleteVerificationCredential(
        _ name: String,
        of service: VerificationService,
        from project: ProjectID
    ) throws -> Bool
    /// Adds to the count of the same kind and day; does nothing if the project does not exist.
    func add(_ count: AppProofCount) throws
    /// Saves display name, bundle ID and details; returns `false` if the app does not exist.
    func update(_ app: RelyingApp) throws -> Bool
}

/// Remembers proofs that are good once, for as long as they would be good.
package protocol SpentProofWriter {
    /// `false` if the proof was spent before in the project.
    func spend(_ proof: SpentProof, of project: ProjectID) throws -> Bool
}
