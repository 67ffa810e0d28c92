import DialtoneBasics
import DialtoneFlows
import DialtoneModel
import DialtoneServer

/// The initial project of a development server.
struct DemoProject {
    /// The API key of its app; development mode accepts any other key as well.
    static let apiKey = "demo-key"

    let id: ProjectID
    let clock: ServerClock
    let random: RandomSource

    /// Creates the project and its app unless they exist.
    func create(in store: any DataStore) async throws {
        let registry = ProjectRegistry(store: store, clock: clock, random: random)
        _ = try await registry.create(id, displayName: id.rawValue, settings: .development)
        let existing = try await store.read { [id] data in
            (project: try data.project(id), apps: try data.relyingApps(of: id))
        }
        guard let project = existing.project, existing.apps.isEmpty else { return }
        let apps = AppRegistry(store: store, clock: clock, random: random)
        _ = try await apps.add(.ios, .demo, apiKey: Self.apiKey, to: project)
    }
}
