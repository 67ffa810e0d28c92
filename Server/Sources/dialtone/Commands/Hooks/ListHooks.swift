import ArgumentParser
import DialtoneDiagnostics
import DialtoneModel

struct ListHooks: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "list",
        abstract: "List a project's hooks."
    )

    @OptionGroup var project: ProjectOption
    @OptionGroup var data: DataOptions

    @Flag(help: "Print JSON.")
    var json = false

    func run() async throws {
        let hooks = try await data.withStore { store in
            let project = try await project.find(in: store)
            return try await store.read { try $0.hooks(of: project.id) }
        }
        .map(HookView.init)
        let list = Listing(
            "hooks",
            hooks,
            header: HookView.header,
            none: "No hooks. `\(data.asTyped.command("hooks add"))` adds one."
        ) { $0.row }
        try Terminal.show(list, asJSON: json)
    }
}
