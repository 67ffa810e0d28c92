import ArgumentParser
import DialtoneModel

struct ShowHook: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "show",
        abstract: "Show a hook, without its secret."
    )

    @OptionGroup var hook: HookArgument
    @OptionGroup var options: ProjectOutputOptions

    func run() async throws {
        let view = try await options.withProject { store, project in
            HookView(try await hook.find(in: store, of: project.id))
        }
        try Terminal.show(view.details, asJSON: options.json)
    }
}
