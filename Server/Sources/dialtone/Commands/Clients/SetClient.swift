import DialtoneFlows
import DialtoneModel
import ArgumentParser

struct SetClient: AsyncParsableCommand {
    enum State: String, EnumerableFlag {
        case enable, disable

        static func help(for value: State) -> ArgumentHelp? {
            switch value {
            case .enable: "Accept the client again."
            case .disable: "Refuse the client and all tokens that it has."
            }
        }
    }

    static let configuration = CommandConfiguration(
        commandName: "set",
        abstract: "Change a client's settings.",
        discussion: """
            Options that are left out change nothing.

            Examples:
              dialtone clients set client_a2b3c4d5e6f7g8h9j2k3 \\
                --redirect https://orders.example.com/callback
              dialtone clients set client_a2b3c4d5e6f7g8h9j2k3 --disable
            """
    )

    @OptionGroup var client: ClientArgument

    @Option(help: "The app's name, which users see.")
    var name: String?

    @OptionGroup var rules: ClientOptions

    @Flag(exclusivity: .exclusive)
    var state: State?

    @OptionGroup var options: ProjectOutputOptions

    func run() async throws {
        let changed = try await options.withProject { store, project in
            let changed = try await OAuthClientRegistry(store: store, of: options.data)
                .change(client.id, of: project.id) { [name, rules, state] client in
                    if let name { client.displayName = name }
                    rules.apply(to: &client.details)
                    if let state { client.details.isDisabled = state == .disable }
                }
            guard let changed else { throw client.missing(in: project) }
            return changed
        }
        try Terminal.show(
            "Changed client \(changed.id).",
            or: ClientView(changed),
            asJSON: options.json
        )
    }
}
