import DialtoneModel
import ArgumentParser

struct ListSenders: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "list",
        abstract: "List the senders by country."
    )

    @OptionGroup var options: ProjectOutputOptions

    func run() async throws {
        let views = try await options.withProject { _, project in
            project.settings.messages.senders.sorted { $0.key < $1.key }
                .map { SenderView($0.value, of: $0.key) }
        }
        let list = Listing(
            "senders",
            views,
            header: SenderView.header,
            none: "No senders are set. Messages have the default sender of the gateway."
        ) { $0.row }
        try Terminal.show(list, asJSON: options.json)
    }
}
