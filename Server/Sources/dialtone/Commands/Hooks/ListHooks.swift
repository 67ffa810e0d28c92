import ArgumentParser
import DialtoneDiagnostics
import DialtoneModel

struct ListHooks: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "list",
        abstract: "List a project's hooks."
    )

    @OptionGroup var options: ProjectOutputOptions

    func run() async throws {
        let hooks = try await options.withProject { store, project in
            try await store.read { try $0.hooks(of: project.id) }
        }
        .map(HookView.init)
        let list = Listing(
            "hooks",
            hooks,
            header: HookView.header,
            none: "No hooks. `\(options.data.asTyped.command("hooks add"))` adds one."
        ) { $0.row }
        try Terminal.show(list, asJSON: options.json)
    }
}
