import DialtoneFlows
import DialtoneModel
import ArgumentParser

struct RemoveHook: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "remove",
        abstract: "Remove a hook and its pending deliveries."
    )

    @OptionGroup var hook: HookArgument
    @OptionGroup var options: ProjectOptions
    @OptionGroup var confirmation: Confirmation

    func run() async throws {
        try confirmation.require(for: "Remove \(hook.hook)")
        try await options.withProject { store, project in
            try await HookRegistry(store: store, of: options.data).remove(hook.id, from: project.id)
        }
        Terminal.show("Removed \(hook.hook).")
    }
}
