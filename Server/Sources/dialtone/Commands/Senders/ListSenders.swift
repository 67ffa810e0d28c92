import DialtoneModel
import ArgumentParser

struct ListSenders: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "list",
        abstract: "List the senders by country."
    )

    @OptionGroup var project: ProjectOption
    @OptionGroup var data: DataOptions

    @Flag(help: "Print JSON.")
    var json = false

    private struct View: Encodable {
        let region: String
        let senderID: String?
        let entityID: String?
        let templateID: String?

        var row: [String] { [region, senderID ?? "", entityID ?? "", templateID ?? ""] }
    }

    func run() async throws {
        let views = try await data.withStore { store in
            let project = try await project.find(in: store)
            return project.settings.messages.senders.sorted { $0.key < $1.key }.map {
                View(
                    region: $0.key,
                    senderID: $0.value.senderID,
                    entityID: $0.value.entityID,
                    templateID: $0.value.templateID
                )
            }
        }
        let header = ["COUNTRY", "SENDER ID", "ENTITY ID", "TEMPLATE ID"]
        let list = Listing(
            "senders",
            views,
            header: header,
            none: "No senders are set. Messages have the default sender of the gateway."
        ) { $0.row }
        try Terminal.show(list, asJSON: json)
    }
}
