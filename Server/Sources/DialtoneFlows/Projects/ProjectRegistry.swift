package import DialtoneBasics
package import DialtoneModel
package import PhoneNumbers

/// Creates and changes projects and their fictional numbers.
package struct ProjectRegistry: Sendable {
    private let store: any DataStore
    private let clock: ServerClock
    private let random: RandomSource

    package init(store: any DataStore, clock: ServerClock, random: RandomSource) {
        self.store = store
        self.clock = clock
        self.random = random
    }

    /// Creates a project with a project number of twelve digits; `nil` if the ID is taken.
    package func create(
        _ id: ProjectID,
        displayName: String,
        settings: ProjectSettings
    ) async throws -> Project? {
        for _ in 0..<4 {
            let project = Project(
                id: id,
                number: 100_000_000_000 + Int64(random.number(below: 900_000_000_000)),
                displayName: displayName,
                settings: settings,
                createdAt: clock.now
            )
            let isNew = try await store.write { try $0.insert(project) }
            if isNew { return project }
            if try await store.read({ try $0.project(id) }) != nil { return nil }
        }
        return nil
    }

    /// Gives the project another name; throws if it does not exist.
    package func rename(
        _ id: ProjectID,
        to name: String,
        since seen: SeenVersion = .any
    ) async throws -> Project {
        try await store.write { data in
            guard var project = try data.holdProject(id) else { throw Refusal.unknownProject }
            try seen.check(project)
            project.displayName = name
            _ = try data.update(project)
            return project
        }
    }

    /// Deletes the project with its tenants and all data; throws if it does not exist.
    ///
    /// Throws ``Refusal/changedMeanwhile`` if the project has another version than `seen`.
    package func delete(_ id: ProjectID, since seen: SeenVersion = .any) async throws {
        try await store.write { data in
            guard let project = try data.holdProject(id) else { throw Refusal.unknownProject }
            try seen.check(project)
            _ = try data.deleteProject(id)
        }
    }

    /// Returns the key of the project's oldest app, for links that an app must accept.
    package func firstAPIKey(of project: ProjectID) async throws -> String? {
        try await store.read { try $0.relyingApps(of: project.parent).first?.apiKey }
    }

    /// Adds a fictional number, or changes its code.
    ///
    /// Throws if the number is invalid, an account already has it, the code does not have six
    /// digits, or the project has reached ``TestNumber/limit``.
    package func saveTestNumber(
        _ phoneNumber: PhoneNumber,
        code text: String,
        of project: ProjectID
    ) async throws -> TestNumber {
        let number = TestNumber(
            projectID: project,
            phoneNumber: phoneNumber,
            code: try TestNumber.code(text),
            createdAt: clock.now
        )
        try await store.write { try Self.save(number, in: $0) }
        return number
    }
}

extension ProjectRegistry {
    package func project(
        _ id: ProjectID
    ) async throws -> (project: Project, testNumbers: [TestNumber]) {
        try await store.read { data in
            guard let project = try data.project(id) else { throw Refusal.unknownProject }
            return (project, try data.testNumbers(of: id))
        }
    }

    /// Changes the settings of a project, after validating them; its fictional numbers stay the
    /// same.
    package func changeSettings(
        of id: ProjectID,
        _ change: @escaping @Sendable (inout ProjectSettings) throws -> Void
    ) async throws {
        try await store.write { data in
            guard var project = try data.holdProject(id) else { throw Refusal.unknownProject }
            try change(&project.settings)
            try project.settings.check()
            _ = try data.update(project)
        }
    }

    /// Changes name, settings and fictional numbers of a project, all or nothing.
    ///
    /// `change` gets the current values and returns the fictional numbers with their codes; the
    /// changed settings are validated.
    package func change(
        _ id: ProjectID,
        _ change:
            @escaping @Sendable (
                _ project: inout Project,
                _ testNumbers: [TestNumber]
            ) throws -> [PhoneNumber: String]
    ) async throws -> (project: Project, testNumbers: [TestNumber]) {
        try await changeRecords(of: id) { project, testNumbers, _ in
            try change(&project, testNumbers)
        }
    }

    /// Does the same as ``change(_:_:)``; `change` can also change other records in `data`, the
    /// transaction that holds the project.
    package func changeRecords(
        of id: ProjectID,
        _ change:
            @escaping @Sendable (
                _ project: inout Project,
                _ testNumbers: [TestNumber],
                _ data: any DataWriter
            ) throws -> [PhoneNumber: String]
    ) async throws -> (project: Project, testNumbers: [TestNumber]) {
        let now = clock.now
        return try await store.write { data in
            guard var project = try data.holdProject(id) else { throw Refusal.unknownProject }
            let present = try data.testNumbers(of: id)
            let wanted = try change(&project, present, data)
            try project.settings.check()
            _ = try data.update(project)
            try Self.replace(present, by: wanted, of: id, at: now, in: data)
            return (project, try data.testNumbers(of: id))
        }
    }

    private static func replace(
        _ present: [TestNumber],
        by wanted: [PhoneNumber: String],
        of project: ProjectID,
        at now: Timestamp,
        in data: any AccountReader & ProjectReader & ProjectWriter
    ) throws {
        for number in present where wanted[number.phoneNumber] == nil {
            _ = try data.deleteTestNumber(number.phoneNumber, of: project)
        }
        let known = Dictionary(present.map { ($0.phoneNumber, $0.code.digits) }) { first, _ in first
        }
        for (phoneNumber, code) in wanted where known[phoneNumber] != code {
            let number = TestNumber(
                projectID: project,
                phoneNumber: phoneNumber,
                code: try TestNumber.code(code),
                createdAt: now
            )
            try save(number, in: data)
        }
    }

    /// Saves a fictional number, unless an account has it.
    private static func save(
        _ number: TestNumber,
        in data: any AccountReader & ProjectReader & ProjectWriter
    ) throws {
        let project = number.projectID
        let isKnown = try data.testNumber(number.phoneNumber, of: project) != nil
        if !isKnown, try data.account(phoneNumber: number.phoneNumber, of: project) != nil {
            throw Refusal.invalidTestNumber("an account already has this number")
        }
        guard try data.save(number) else { throw Refusal.tooManyTestNumbers }
    }
}
