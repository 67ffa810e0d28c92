import DialtoneFlows
import DialtoneModel
import DialtoneTestSupport

extension FixtureCase {
    /// The calls for apps.
    static let apps = [
        FixtureCase("admin.apps.create"),
        FixtureCase("admin.apps.list"),
        FixtureCase("admin.apps.get") { try await $0.addOrders() },
        FixtureCase("admin.apps.patch") { try await $0.addOrders() },
        FixtureCase("admin.apps.delete") { try await $0.addOrders() },
        FixtureCase("admin.apps.secret") { try await $0.addOrders() },
    ]
}

extension TestServer {
    /// Adds the back end of the files.
    fileprivate func addOrders() async throws -> [String: String] {
        var values = AppChanges()
        values.displayName = "Orders"
        let registry = AppRegistry(
            store: store,
            clock: clock.serverClock,
            random: .seeded(5)
        )
        return ["appId": try await registry.add(.server, values, to: try await project).appID]
    }
}
