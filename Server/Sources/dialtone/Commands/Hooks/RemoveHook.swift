import DialtoneFlows
import DialtoneModel
import ArgumentParser

struct RemoveHook: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "remove",
        abstract: "Remove a hook and its pending deliveries."
    )

    @OptionGroup var hook: HookArgument
    @OptionGroup var project: ProjectOption
    @OptionGroup var data: DataOptions
    @OptionGroup var confirmation: Confirmation

    func run() async throws {
        try confirmation.require(for: "Remove \(hook.hook)")
        try await data.withStore { store in
            let project = try await project.find(in: store)
            try await HookRegistry(store: store, of: data).remove(hook.id, from: project.id)
        }
        Terminal.show("Removed \(hook.hook).")
    }
}
