package import DialtoneBasics
package import DialtoneModel
import Synchronization

/// Finds the project that a request is for, and caches it briefly.
///
/// A change to a project's settings, made by any node or by the command line, takes effect on all
/// nodes within ``lifetime``.
package final class ProjectDirectory: Sendable {
    /// How long a project is cached.
    package static let lifetime = TimeSpan.seconds(1)

    /// The maximum number of cached keys: development mode accepts any key that a caller makes up.
    private static let keyLimit = 1_000

    private struct Entry<Value: Sendable>: Sendable {
        let value: Value
        let readAt: Timestamp

        func isFresh(at now: Timestamp) -> Bool { now - readAt < ProjectDirectory.lifetime }
    }

    private struct Memory {
        var projects: [ProjectID: Entry<ServedProject>] = [:]
        var projectIDs: [String: Entry<ProjectID>] = [:]
        var onlyProject: Entry<ProjectID?>?
    }

    private let store: any DataStore
    private let clock: ServerClock

    /// The project for unknown API keys; only development mode has one.
    private let fallback: ProjectID?

    private let memory = Mutex(Memory())

    package init(store: any DataStore, clock: ServerClock, fallback: ProjectID? = nil) {
        self.store = store
        self.clock = clock
        self.fallback = fallback
    }

    /// Returns the project of the app that has `apiKey`.
    package func project(apiKey: String) async throws -> ServedProject {
        let now = clock.now
        let known = memory.withLock { $0.projectIDs[apiKey] }
        if let known, known.isFresh(at: now) { return try await project(known.value) }
        let app = try await store.read { try $0.relyingApp(apiKey: apiKey) }
        guard let id = app?.projectID ?? fallback else { throw Refusal.unknownAPIKey }
        memory.withLock { memory in
            if memory.projectIDs.count >= Self.keyLimit { memory.projectIDs = [:] }
            memory.projectIDs[apiKey] = Entry(value: id, readAt: now)
        }
        return try await project(id)
    }

    package func project(_ id: ProjectID) async throws -> ServedProject {
        let now = clock.now
        let known = memory.withLock { $0.projects[id] }
        if let known, known.isFresh(at: now) { return known.value }
        let found = try await store.read { data -> ServedProject? in
            guard let project = try data.project(id) else { return nil }
            return ServedProject(
                project: try Self.inheriting(project, in: data),
                testNumbers: try data.testNumbers(of: id),
                hooks: try data.hooks(of: id.parent),
                apps: try data.relyingApps(of: id.parent)
            )
        }
        memory.withLock { memory in
            memory.projects[id] = found.map { Entry(value: $0, readAt: now) }
        }
        guard let found else { throw Refusal.unknownProject }
        return found
    }

    /// Returns the server's project if it has exactly one.
    package func onlyProject() async throws -> ProjectID? {
        let now = clock.now
        let known = memory.withLock { $0.onlyProject }
        if let known, known.isFresh(at: now) { return known.value }
        let only = try await store.read { try $0.onlyProject() }
        memory.withLock { $0.onlyProject = Entry(value: only, readAt: now) }
        return only
    }

    /// Returns the project with the settings that a tenant has from its parent project.
    ///
    /// A tenant's messages are counted for its parent, so the parent's send guard applies. The
    /// limits of sessions are those of the parent's API key, with which all tokens are refreshed. The
    /// log of users is one for the project and its tenants.
    private static func inheriting(
        _ project: Project,
        in data: any ProjectReader
    ) throws -> Project {
        guard project.id.tenantID != nil, let parent = try data.project(project.id.parent) else {
            return project
        }
        var project = project
        project.settings.sendGuard = parent.settings.sendGuard
        project.settings.sessions.lifetime = parent.settings.sessions.lifetime
        project.settings.sessions.idle = parent.settings.sessions.idle
        project.settings.userLog = parent.settings.userLog
        return project
    }

    /// Removes a project from the cache, so that this node applies a change immediately.
    package func forget(_ id: ProjectID) {
        memory.withLock { memory in
            memory.projects[id] = nil
            memory.projectIDs = memory.projectIDs.filter { $0.value.value != id }
        }
    }
}
