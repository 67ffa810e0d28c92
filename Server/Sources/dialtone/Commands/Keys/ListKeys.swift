import DialtoneBasics
import DialtoneModel
import ArgumentParser
import Foundation

struct ListKeys: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "list",
        abstract: "List the signing keys of ID tokens, without private keys.",
        discussion: """
            The start time of a key that replaces a withdrawn key is five minutes in the
            past, so that servers whose clocks are slow use it at once.
            """
    )

    @OptionGroup var data: DataOptions

    @Flag(help: "Print JSON.")
    var json = false

    private struct View: Encodable {
        let id: String
        let algorithm: String
        let signsFrom: String
        let signsUntil: String
        let publishedUntil: String
        let withdrawnAt: String?

        init(_ key: SealedSigningKey) {
            id = key.id
            algorithm = key.algorithm
            signsFrom = key.signsFrom.date.ISO8601Format()
            // A withdrawn key is no longer used or published, regardless of its schedule.
            let end = key.withdrawnAt ?? key.publishedUntil
            signsUntil = min(key.signsUntil, end).date.ISO8601Format()
            publishedUntil = min(key.publishedUntil, end).date.ISO8601Format()
            withdrawnAt = key.withdrawnAt?.date.ISO8601Format()
        }
    }

    func run() async throws {
        let keys = try await data.withStore { store in
            try await store.read { try $0.signingKeys() }
        }
        .sorted { ($0.signsFrom, $0.id) < ($1.signsFrom, $1.id) }
        .map(View.init)
        let header = [
            "KEY", "ALGORITHM", "SIGNS FROM", "SIGNS UNTIL", "PUBLISHED UNTIL", "WITHDRAWN",
        ]
        let list = Listing(
            "keys",
            keys,
            header: header,
            none: "No signing keys. The server creates one when it first starts."
        ) {
            [
                $0.id, $0.algorithm, $0.signsFrom, $0.signsUntil, $0.publishedUntil,
                $0.withdrawnAt ?? "",
            ]
        }
        try Terminal.show(list, asJSON: json)
    }
}
