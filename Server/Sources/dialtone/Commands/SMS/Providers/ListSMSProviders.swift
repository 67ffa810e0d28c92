import ArgumentParser
import DialtoneCore
import DialtoneMessaging
import Foundation

struct ListSMSProviders: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "list",
        abstract: "List the providers, or the kinds that there are."
    )

    @Flag(help: "List the kinds, and what each has to be told.")
    var kinds = false

    @OptionGroup var data: DataOptions

    @Flag(help: "Print JSON.")
    var json = false

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
        let records = try await data.withStore { store in
            try await store.read { try $0.smsProviders() }
        }
        let items = records.map {
            Item(
                name: $0.name,
                kind: $0.kind.rawValue,
                createdAt: $0.createdAt.date.ISO8601Format()
            )
        }
        if json { return try Terminal.show(json: items) }
        Terminal.show(
            Table(
                header: ["NAME", "KIND", "ADDED"],
                rows: items.map { [$0.name, $0.kind, $0.createdAt] }
            )
            .text
        )
    }

    private func showKinds() throws {
        let views = ProviderCatalog.kinds.flatMap { kind in
            ProviderCatalog.fields(of: kind).map { field in
                FieldView(
                    kind: kind.rawValue,
                    field: field.name,
                    isSecret: field.isSecret,
                    isRequired: field.isRequired,
                    help: field.help
                )
            }
        }
        if json { return try Terminal.show(json: views) }
        let rows = views.map { view in
            [
                view.kind, view.field, view.isSecret ? "secret" : "",
                view.isRequired ? "required" : "", view.help,
            ]
        }
        Terminal.show(Table(header: ["KIND", "FIELD", "", "", "WHAT"], rows: rows).text)
    }
}
