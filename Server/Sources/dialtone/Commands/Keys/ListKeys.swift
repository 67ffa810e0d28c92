import DialtoneBasics
import DialtoneModel
import ArgumentParser
import Foundation

struct ListKeys: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "list",
        abstract: "List the signing keys of ID tokens.",
        discussion: """
            The start time of a key that replaces a withdrawn key is five minutes in the
            past, so that servers whose clocks are slow use it at once.
            """
    )

    @OptionGroup var output: OutputOptions

    private struct View: Encodable {
        let id: String
        let algorithm: String
        let signingStartsAt: String
        let signingEndsAt: String
        let publishingEndsAt: String
        let withdrawnAt: String?

        init(_ key: SealedSigningKey) {
            id = key.id
            algorithm = key.algorithm
            signingStartsAt = key.signsFrom.date.ISO8601Format()
            // A withdrawn key is no longer used or published, regardless of its schedule.
            let end = key.withdrawnAt ?? key.publishedUntil
            signingEndsAt = min(key.signsUntil, end).date.ISO8601Format()
            publishingEndsAt = min(key.publishedUntil, end).date.ISO8601Format()
            withdrawnAt = key.withdrawnAt?.date.ISO8601Format()
        }
    }

    func run() async throws {
        let keys = try await output.data.withStore { store in
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
                $0.id, $0.algorithm, $0.signingStartsAt, $0.signingEndsAt, $0.publishingEndsAt,
                $0.withdrawnAt ?? "",
            ]
        }
        try Terminal.show(list, asJSON: output.json)
    }
}
