import DialtoneBasics
import DialtoneFlows
import DialtoneModel
import ArgumentParser
import DialtoneOutbound

struct TestHook: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "test",
        abstract: "Send a signed test event to a hook.",
        discussion: """
            The event has the type hook.test. It is sent from this machine, with the
            outbound rules of the server's configuration. Hooks with the format firebase do
            not support it; sign in to test them.
            """
    )

    @OptionGroup var hook: HookArgument
    @OptionGroup var options: ProjectOutputOptions

    private struct View: Encodable {
        let status: Int
    }

    func run() async throws {
        let found = try await options.withProject { store, project in
            try await hook.find(in: store, of: project.id)
        }
        let outbound = try await options.data.outbound()
        let secrets = SecretBox(keys: try await options.data.masterKey().keys(for: .hooks))
        let answer: OutboundResponse
        do {
            answer = try await withResource(
                try outbound.client(),
                closing: { await $0.shutDown() }
            ) { client in
                let probe = HookProbe(
                    http: client,
                    policy: outbound.policy,
                    secrets: secrets,
                    clock: .system(),
                    random: .system
                )
                return try await probe.send(to: found)
            }
        } catch let failure as HookFailure {
            throw CommandFailure("The hook failed: \(failure).")
        }
        guard answer.isSuccess else {
            throw CommandFailure("The hook responded with status \(answer.status).")
        }
        try Terminal.show(
            "The hook responded with status \(answer.status).",
            or: View(status: answer.status),
            asJSON: options.json
        )
    }
}
