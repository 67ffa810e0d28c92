/// Finds the project that a request is for, and remembers it for a moment.
///
/// A change to a project's settings, made by any node or by the command line, is in force
/// everywhere within ``lifetime``.
package actor ProjectDirectory {
    /// How long a project is remembered.
    package static let lifetime = TimeSpan.seconds(1)

    private struct Entry<Value: Sendable>: Sendable {
        let value: Value
        let readAt: Timestamp
    }

    private let store: any DataStore
    private let clock: ServerClock

    /// The project that any unknown API key means; development mode has one.
    private let fallback: ProjectID?

    private var projects: [ProjectID: Entry<ServedProject>] = [:]
    private var projectIDs: [String: Entry<ProjectID>] = [:]

    package init(store: any DataStore, clock: ServerClock, fallback: ProjectID? = nil) {
        self.store = store
        self.clock = clock
        self.fallback = fallback
    }

    /// The project of the app that holds `apiKey`.
    package func project(apiKey: String) async throws -> ServedProject {
        if let entry = projectIDs[apiKey], isFresh(entry) {
            return try await project(entry.value)
        }
        let app = try await store.read { try $0.relyingApp(apiKey: apiKey) }
        guard let id = app?.projectID ?? fallback else { throw Refusal.unknownAPIKey }
        if app != nil { projectIDs[apiKey] = Entry(value: id, readAt: clock.now) }
        return try await project(id)
    }

    package func project(_ id: ProjectID) async throws -> ServedProject {
        if let entry = projects[id], isFresh(entry) { return entry.value }
        let now = clock.now
        let found = try await store.read { data -> ServedProject? in
            guard let project = try data.project(id) else { return nil }
            return ServedProject(
                project: project,
                testNumbers: try data.testNumbers(of: id),
                hooks: try data.hooks(of: id.parent),
                apps: try data.relyingApps(of: id.parent)
            )
        }
        guard let found else {
            projects[id] = nil
            throw Refusal.unknownProject
        }
        projects[id] = Entry(value: found, readAt: now)
        return found
    }

    /// Forgets what it remembers of a project, so that this node sees a change at once.
    package func forget(_ id: ProjectID) {
        projects[id] = nil
        projectIDs = projectIDs.filter { $0.value.value != id }
    }

    private func isFresh(_ entry: Entry<some Sendable>) -> Bool {
        clock.now - entry.readAt < Self.lifetime
    }
}
