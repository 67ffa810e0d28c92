import ArgumentParser
import DialtoneBasics
import DialtoneDiagnostics
import DialtoneModel
import DialtoneSMS
import Foundation

struct ListSMSGateways: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "list",
        abstract: "List the SMS gateways or the supported kinds."
    )

    @Flag(help: "List the kinds and their fields.")
    var kinds = false

    @OptionGroup var output: OutputOptions

    private struct Item: Encodable {
        let name: String
        let kind: String
        let createdAt: String
    }

    private struct FieldView: Encodable {
        let kind: String
        let field: String
        let isSecret: Bool
        let isRequired: Bool
        let help: String
    }

    func run() async throws {
        if kinds { return try showKinds() }
        let records = try await output.data.withStore { store in
            try await store.read { try $0.smsGateways() }
        }
        let items = records.map {
            Item(
                name: $0.name,
                kind: $0.kind.rawValue,
                createdAt: $0.createdAt.date.ISO8601Format()
            )
        }
        let list = Listing(
            "gateways",
            items,
            header: ["NAME", "KIND", "ADDED"],
            none: "No SMS gateways. `\(output.data.asTyped.command("sms gateways add"))` adds one."
        ) { [$0.name, $0.kind, $0.createdAt] }
        try Terminal.show(list, asJSON: output.json)
    }

    private func showKinds() throws {
        let views = SMSGatewayKind.deliverers.flatMap { kind in
            GatewayCatalog.fields(of: kind).map { field in
                FieldView(
                    kind: kind.rawValue,
                    field: field.name,
                    isSecret: field.isSecret,
                    isRequired: field.isRequired,
                    help: field.help
                )
            }
        }
        let list = Listing(
            "fields",
            views,
            header: ["KIND", "FIELD", "", "", "WHAT"],
            none: "No kinds."
        ) { view in
            [
                view.kind, view.field, view.isSecret ? "secret" : "",
                view.isRequired ? "required" : "", view.help,
            ]
        }
        try Terminal.show(list, asJSON: output.json)
    }
}
