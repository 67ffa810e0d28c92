import DialtoneBasics
import DialtoneFlows
import DialtoneModel
import DialtoneSendGuard
import DialtoneTestSupport
import PhoneNumbers
import Testing

extension TestServer {
    private var registry: ProjectRegistry {
        ProjectRegistry(store: store, clock: clock.serverClock, random: .seeded(99))
    }

    func addTestNumber(_ number: String, code: String) async throws {
        _ = try await registry.saveTestNumber(
            PhoneNumber(parsing: number),
            code: code,
            of: Self.projectID
        )
        // Servers remember a project for a moment.
        clock.advance(by: ProjectDirectory.lifetime)
    }

    func changeSettings(
        _ adjust: @escaping @Sendable (inout ProjectSettings) -> Void
    ) async throws {
        _ = try await registry.change(Self.projectID) { project, numbers in
            adjust(&project.settings)
            return Dictionary(
                uniqueKeysWithValues: numbers.map { ($0.phoneNumber, $0.code.digits) }
            )
        }
        clock.advance(by: ProjectDirectory.lifetime)
    }
}

extension TestServer {
    /// Adds a tenant to the project, with the rules that `adjust` makes.
    func addTenant(
        _ name: String,
        _ adjust: @Sendable (inout ProjectSettings) -> Void = { _ in }
    ) async throws {
        var settings = ProjectSettings()
        settings.sendGuard.mode = .off
        adjust(&settings)
        let tenant = Project(
            id: try #require(Self.projectID.tenant(name)),
            number: 900_000_000_000 + name.utf8.reduce(0) { $0 * 31 % 1_000_003 + Int64($1) },
            displayName: name,
            settings: settings,
            createdAt: clock.serverClock.now
        )
        let isNew = try await store.write { try $0.insert(tenant) }
        try #require(isNew)
    }
}
