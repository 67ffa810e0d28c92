package import PhoneNumbers

/// Creates and changes projects, their apps and fictional numbers.
package struct ProjectRegistry: Sendable {
    private let store: any DataStore
    private let clock: ServerClock
    private let random: RandomSource

    package init(store: any DataStore, clock: ServerClock, random: RandomSource) {
        self.store = store
        self.clock = clock
        self.random = random
    }

    /// Creates a project with a number of twelve digits; `nil` if the ID is taken.
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

    /// Registers an app; without `apiKey` it gets a random one.
    package func addApp(
        to project: Project,
        displayName: String,
        platform: RelyingApp.Platform,
        bundleID: String,
        apiKey: String? = nil
    ) async throws -> RelyingApp? {
        let hex = random.bytes(11).map { byte in
            (byte < 16 ? "0" : "") + String(byte, radix: 16)
        }
        let app = RelyingApp(
            apiKey: apiKey ?? "dt_" + Base64URL.encode(random.bytes(24)),
            projectID: project.id,
            displayName: displayName,
            appID: "1:\(project.number):\(platform.rawValue):\(hex.joined())",
            platform: platform,
            bundleID: bundleID,
            createdAt: clock.now
        )
        return try await store.write { try $0.insert(app) } ? app : nil
    }

    /// Adds a fictional number, or gives it another code.
    ///
    /// Throws where the number is no valid one, an account has it already, the code is not
    /// six digits, or the project has ``TestNumber/limit`` of them.
    package func saveTestNumber(
        _ phoneNumber: PhoneNumber,
        code text: String,
        of project: ProjectID
    ) async throws -> TestNumber {
        guard text.utf8.count == 6, text.utf8.allSatisfy({ (0x30...0x39).contains($0) }),
            let code = OneTimeCode(typed: text)
        else { throw Refusal.invalidTestNumber("the code must have six digits") }
        let number = TestNumber(
            projectID: project,
            phoneNumber: phoneNumber,
            code: code,
            createdAt: clock.now
        )
        try await store.write { data in
            let isKnown = try data.testNumber(phoneNumber, of: project) != nil
            if !isKnown, try data.account(phoneNumber: phoneNumber, of: project) != nil {
                throw Refusal.invalidTestNumber("an account has this number")
            }
            guard try data.save(number) else { throw Refusal.tooManyTestNumbers }
        }
        return number
    }
}
