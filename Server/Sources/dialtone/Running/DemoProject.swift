import DialtoneCore
import DialtoneServer

/// The project that a development server begins with.
struct DemoProject {
    /// The API key of its app; in development mode any other is as good.
    static let apiKey = "demo-key"

    let id: ProjectID
    let clock: ServerClock
    let random: RandomSource

    /// Makes the project and its app where they are missing; what is there stays as it is.
    func create(in store: any DataStore) async throws {
        let registry = ProjectRegistry(store: store, clock: clock, random: random)
        _ = try await registry.create(id, displayName: id.rawValue, settings: .development)
        let existing = try await store.read { [id] data in
            (project: try data.project(id), apps: try data.relyingApps(of: id))
        }
        guard let project = existing.project, existing.apps.isEmpty else { return }
        _ = try await registry.addApp(
            to: project,
            displayName: "Demo",
            platform: .ios,
            bundleID: "com.example.demo",
            apiKey: Self.apiKey
        )
    }
}
