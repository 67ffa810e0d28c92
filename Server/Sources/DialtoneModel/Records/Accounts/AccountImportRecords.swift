package import DialtoneBasics

/// Reads the imports that run in the background.
package protocol AccountImportReader {
    func accountImport(_ id: String, of project: ProjectID) throws -> AccountImportJob?

    /// The imports of a project or tenant, newest first.
    func accountImports(of project: ProjectID, limit: Int) throws -> [AccountImportJob]

    /// Whether a node must work on an import in one of the `states`.
    func hasAccountImports(
        _ states: Set<AccountImportJob.State>,
        dueAt now: Timestamp
    ) throws -> Bool

    func accountImportPart(
        _ kind: AccountImportPart.Kind,
        _ seq: Int,
        of importID: String
    ) throws -> AccountImportPart?

    /// Up to `limit` parts of a kind from position `seq` on.
    func accountImportParts(
        _ kind: AccountImportPart.Kind,
        from seq: Int,
        of importID: String,
        limit: Int
    ) throws -> [AccountImportPart]
}

/// Stores the imports that run in the background.
package protocol AccountImportWriter {
    func insert(_ job: AccountImportJob) throws

    /// Saves a job with the next revision; returns `nil` and changes nothing if the stored revision
    /// is different.
    func save(_ job: AccountImportJob) throws -> AccountImportJob?

    /// Leases the import in one of the `states` that has waited longest for a node.
    func claimAccountImport(
        _ states: Set<AccountImportJob.State>,
        dueAt now: Timestamp,
        until lease: Timestamp
    ) throws
        -> AccountImportJob?

    /// Stores a part, in place of another one of the same kind and position.
    func save(_ part: AccountImportPart) throws

    func deleteAccountImportPart(
        _ kind: AccountImportPart.Kind,
        _ seq: Int,
        of importID: String
    ) throws

    /// Deletes up to `limit` parts of a kind, and returns their number.
    func deleteAccountImportParts(
        _ kind: AccountImportPart.Kind,
        of importID: String,
        limit: Int
    ) throws -> Int
}
