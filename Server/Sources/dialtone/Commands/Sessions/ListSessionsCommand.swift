import ArgumentParser
import DialtoneBasics
import DialtoneFlows
import DialtoneModel
import Foundation

struct ListSessionsCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "list",
        abstract: "List a user's signed-in devices, most recent first."
    )

    @OptionGroup var options: UserOptions

    @Flag(help: "Print JSON.")
    var json = false

    func run() async throws {
        let sessions = try await options.withSessions { account, sessions in
            try await sessions.sessions(of: account.id, in: account.projectID)
        }
        let views = sessions.map(SessionView.init)
        let header = ["ID", "CLIENT", "SIGNED IN BY", "SIGNED IN", "LAST USED"]
        let list = Listing(
            "sessions",
            views,
            header: header,
            none: "The user is not signed in on any device."
        ) { $0.row }
        try Terminal.show(list, asJSON: json)
    }
}

/// A session, as commands print it.
struct SessionView: Encodable {
    let id: String
    let client: String?
    let signInProvider: String
    let secondFactor: String?
    let signedInAt: String
    let lastUsedAt: String

    init(_ session: Session) {
        id = session.id.text
        client = session.client
        signInProvider = session.signInProvider.rawValue
        secondFactor = session.context.secondFactor?.kind
        signedInAt = session.signedInAt.date.ISO8601Format()
        lastUsedAt = session.lastUsedAt.date.ISO8601Format()
    }

    var row: [String] {
        let factors = [signInProvider] + (secondFactor.map { [$0] } ?? [])
        return [id, client ?? "", factors.joined(separator: " + "), signedInAt, lastUsedAt]
    }
}
