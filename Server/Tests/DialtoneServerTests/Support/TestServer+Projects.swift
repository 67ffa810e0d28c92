import DialtoneCore
import DialtoneTestSupport
import PhoneNumbers

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
}
