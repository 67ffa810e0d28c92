import DialtoneFlows
import DialtoneModel
import ArgumentParser

/// The project or app whose texts a command applies to.
struct TextSubject: ParsableArguments {
    @Option(help: "The app's ID, for texts that replace the project's.")
    var app: String?

    @OptionGroup var project: ProjectOption

    func find(in store: any DataStore) async throws -> (project: Project, app: RelyingApp?) {
        let project = try await project.find(in: store)
        return (project, try await app.asyncMap { try await store.app($0, of: project.id) })
    }

    /// Changes the texts, and with `alsoChange` the settings that all apps share.
    ///
    /// If a text is rejected, nothing changes.
    func change(
        in store: any DataStore,
        _ change: @escaping @Sendable (inout MessageTextSettings) -> Void,
        alsoChange: @escaping @Sendable (inout MessageSettings) -> Void = { _ in }
    ) async throws {
        let (project, app) = try await find(in: store)
        let registry = ProjectRegistry(of: store)
        try await registry.changeSettings(of: project.id) { settings in
            alsoChange(&settings.messages)
            guard let app else { return change(&settings.messages.common) }
            change(&settings.messages.apps[app.appID, default: MessageTextSettings()])
            if settings.messages.apps[app.appID]?.isEmpty == true {
                settings.messages.apps[app.appID] = nil
            }
        }
    }
}
