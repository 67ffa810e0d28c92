import DialtoneFlows
import DialtoneModel
import ArgumentParser

struct RotateHookSecret: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "rotate-secret",
        abstract: "Rotate a hook's secret and print it.",
        discussion: """
            For one day, requests are signed with both secrets, so that you have time to
            update the receiver.
            """
    )

    @OptionGroup var hook: HookArgument
    @OptionGroup var options: ProjectOutputOptions
    @OptionGroup var confirmation: Confirmation

    private struct View: Encodable {
        let id: String
        let secret: String
    }

    func run() async throws {
        try confirmation.require(
            for: "Replace the secret of \(hook.hook)",
            note: "The current secret is valid for one more day."
        )
        let secret = try await options.withProject { store, project in
            try await HookRegistry(store: store, of: options.data)
                .rotateSecret(of: hook.id, in: project.id)
        }
        let view = View(id: hook.hook, secret: secret.text)
        try Terminal.show(secret.text, or: view, asJSON: options.json)
    }
}
