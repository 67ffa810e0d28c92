package import DialtoneBasics
package import PhoneNumbers

/// Reads projects, their apps and fictional numbers.
package protocol ProjectReader {
    func project(_ id: ProjectID) throws -> Project?
    /// Every project that is not a tenant.
    func projects() throws -> [Project]
    /// The ID of the project, if there is exactly one that is not a tenant.
    ///
    /// The cost does not depend on how many projects and tenants there are.
    func onlyProject() throws -> ProjectID?
    func tenants(of project: ProjectID) throws -> [Project]
    func relyingApp(apiKey: String) throws -> RelyingApp?
    func relyingApps(of project: ProjectID) throws -> [RelyingApp]
    func testNumber(_ phoneNumber: PhoneNumber, of project: ProjectID) throws -> TestNumber?
    func testNumbers(of project: ProjectID) throws -> [TestNumber]
}

/// Changes projects, their apps and fictional numbers.
package protocol ProjectWriter {
    /// `false` if the ID or the number is taken, and then nothing changes.
    func insert(_ project: Project) throws -> Bool
    /// The project, held by this transaction until it ends: others that hold it wait.
    func holdProject(_ id: ProjectID) throws -> Project?

    /// Writes display name and settings; `false` if there is no such project.
    func update(_ project: Project) throws -> Bool
    /// Deletes the project with everything in it, its tenants too; `false` if there is no such project.
    func deleteProject(_ id: ProjectID) throws -> Bool
    /// `false` if the API key is taken.
    func insert(_ app: RelyingApp) throws -> Bool
    func deleteRelyingApp(apiKey: String) throws -> Bool
    /// Adds the number, or gives it another code; `false` if the project would have more than
    /// ``TestNumber/limit``.
    func save(_ testNumber: TestNumber) throws -> Bool
    func deleteTestNumber(_ phoneNumber: PhoneNumber, of project: ProjectID) throws -> Bool
}
