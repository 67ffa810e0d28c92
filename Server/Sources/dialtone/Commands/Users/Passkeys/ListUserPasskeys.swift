import ArgumentParser
import DialtoneBasics
import DialtoneFlows
import DialtoneModel
import Foundation

struct ListUserPasskeys: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "list",
        abstract: "List a user's passkeys, oldest first."
    )

    @OptionGroup var options: UserOptions

    @Flag(help: "Print JSON.")
    var json = false

    func run() async throws {
        let passkeys = try await options.withAccount { account, accounts in
            try await accounts.passkeys(of: [account])[account.id] ?? []
        }
        let list = Listing(
            "passkeys",
            passkeys.map(PasskeyView.init),
            header: ["ID", "NAME", "DOMAIN", "BACKED UP", "CREATED", "LAST USED"],
            none: "The user has no passkeys."
        ) { $0.row }
        try Terminal.show(list, asJSON: json)
    }
}

/// A passkey, as commands print it.
struct PasskeyView: Encodable {
    let id: String
    let name: String
    let rpID: String
    let isBackedUp: Bool
    let authenticator: String?
    let transports: [String]
    let createdAt: String
    let lastUsedAt: String?

    init(_ passkey: Passkey) {
        id = passkey.id.text
        name = passkey.name
        rpID = passkey.relyingPartyID
        isBackedUp = passkey.isBackedUp
        authenticator = passkey.authenticator?.text
        transports = passkey.transports
        createdAt = passkey.createdAt.date.ISO8601Format()
        lastUsedAt = passkey.lastUsedAt?.date.ISO8601Format()
    }

    var row: [String] {
        [id, name, rpID, isBackedUp ? "yes" : "no", createdAt, lastUsedAt ?? ""]
    }
}
