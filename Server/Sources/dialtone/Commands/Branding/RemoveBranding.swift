import ArgumentParser
import DialtoneFlows
import DialtoneModel

struct RemoveBranding: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "remove",
        abstract: "Remove a project's logo, colors and texts.",
        discussion: "The project's name and links remain."
    )

    @OptionGroup var project: ProjectArgument
    @OptionGroup var data: DataOptions
    @OptionGroup var confirmation: Confirmation

    func run() async throws {
        let id = try await data.withStore { store in
            let id = try await project.find(in: store).id
            try confirmation.require(for: "Remove the branding of \(id)")
            try await ProjectRegistry(of: store).changeSettings(of: id) { settings in
                settings.branding = BrandingSettings()
            }
            return id
        }
        Terminal.show("Removed the branding of \(id).")
    }
}
