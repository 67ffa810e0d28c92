import ArgumentParser
import DialtoneCore

struct RotateHookSecret: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "rotate-secret",
        abstract: "Give a hook another secret, and print it.",
        discussion: """
            For a day requests are signed by both secrets, so that the receiver can change
            its own in between.
            """
    )

    @OptionGroup var hook: HookArgument
    @OptionGroup var project: ProjectOption
    @OptionGroup var data: DataOptions

    func run() async throws {
        let secret = try await data.withStore { store in
            let project = try await project.find(in: store)
            return try await HookRegistry(store: store, of: data)
                .rotateSecret(of: hook.id, in: project.id)
        }
        Terminal.show(secret.text)
    }
}
