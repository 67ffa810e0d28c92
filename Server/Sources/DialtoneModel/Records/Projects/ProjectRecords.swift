package import DialtoneBasics
package import PhoneNumbers

/// Reads projects, their apps and fictional numbers.
package protocol ProjectReader {
    func project(_ id: ProjectID) throws -> Project?
    /// Returns all projects except tenants.
    func projects() throws -> [Project]
    /// Returns the ID of the project, if there is exactly one besides tenants.
    ///
    /// The cost does not depend on the number of projects and tenants.
    func onlyProject() throws -> ProjectID?
    func tenants(of project: ProjectID) throws -> [Project]
    func relyingApp(apiKey: String) throws -> RelyingApp?
    func relyingApps(of project: ProjectID) throws -> [RelyingApp]
    /// Returns the project whose app had the API key before it was removed; `nil` if none had it.
    func formerProject(ofAPIKey key: String) throws -> ProjectID?
    func testNumber(_ phoneNumber: PhoneNumber, of project: ProjectID) throws -> TestNumber?
    func testNumbers(of project: ProjectID) throws -> [TestNumber]
}

/// Changes projects, their apps and fictional numbers.
package protocol ProjectWriter {
    /// Inserts a project; returns `false` and changes nothing if the ID or number exists.
    func insert(_ project: Project) throws -> Bool
    /// Returns the project, locked until the end of the transaction.
    func holdProject(_ id: ProjectID) throws -> Project?

    /// Saves display name and settings; returns `false` if the project does not exist.
    func update(_ project: Project) throws -> Bool
    /// Deletes the project with its tenants and all data; returns `false` if it does not exist.
    func deleteProject(_ id: ProjectID) throws -> Bool
    /// Inserts an app; returns `false` if the API key exists.
    func insert(_ app: RelyingApp) throws -> Bool
    /// Deletes an app, and remembers its API keys as those of its project.
    func deleteRelyingApp(apiKey: String) throws -> Bool
    /// Adds a number or changes its code; returns `false` if the project would have more than
    /// ``TestNumber/limit``.
    func save(_ testNumber: TestNumber) throws -> Bool
    func deleteTestNumber(_ phoneNumber: PhoneNumber, of project: ProjectID) throws -> Bool
}
