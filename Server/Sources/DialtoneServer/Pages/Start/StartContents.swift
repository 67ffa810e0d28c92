import DialtoneBasics
import DialtoneModel

/// The data that the start page shows, read in one transaction.
struct StartContents: Sendable {
    let project: Project
    let projects: [Project]
    let apps: [RelyingApp]
    let testNumbers: [TestNumber]

    /// The outcomes of app proofs in the last week.
    let proofCounts: [AppProofCount]

    static func read(
        of id: ProjectID,
        from store: any DataStore,
        at now: Timestamp
    ) async throws -> Self {
        try await store.read { data in
            guard let project = try data.project(id) else { throw Refusal.unknownProject }
            return Self(
                project: project,
                projects: try data.projects(),
                apps: try data.relyingApps(of: id),
                testNumbers: try data.testNumbers(of: id),
                proofCounts: try data.appProofCounts(of: id, since: now - .days(7))
            )
        }
    }
}
