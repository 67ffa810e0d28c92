package import DialtoneBasics

/// Reads the jobs about many users.
package protocol AccountJobReader {
    func accountJob(_ id: String, of project: ProjectID) throws -> AccountJob?

    /// The jobs of a project or tenant, newest first.
    func accountJobs(of project: ProjectID, limit: Int) throws -> [AccountJob]

    /// Whether a node must work on a job.
    func hasAccountJobs(dueAt now: Timestamp) throws -> Bool

    /// Up to `limit` parts of a kind from position `seq` on.
    func accountJobParts(
        _ kind: AccountJobPart.Kind,
        from seq: Int,
        of jobID: String,
        limit: Int
    ) throws -> [AccountJobPart]
}

/// Stores the jobs about many users.
package protocol AccountJobWriter {
    func insert(_ job: AccountJob) throws

    /// Saves a job with the next revision; returns `nil` and changes nothing if the stored revision
    /// is different.
    func save(_ job: AccountJob) throws -> AccountJob?

    /// Leases the job that has waited longest for a node.
    func claimAccountJob(dueAt now: Timestamp, until lease: Timestamp) throws -> AccountJob?

    /// Stores a part, in place of another one of the same kind and position.
    func save(_ part: AccountJobPart) throws

    /// Deletes up to `limit` parts of a kind, and returns their number.
    func deleteAccountJobParts(
        _ kind: AccountJobPart.Kind,
        of jobID: String,
        limit: Int
    ) throws -> Int
}
