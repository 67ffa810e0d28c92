import DialtoneBasics
import DialtoneModel
import ArgumentParser
import Foundation

struct ListServiceAccounts: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "list",
        abstract: "List a project's service accounts.",
        discussion: """
            The last use of a key or an access token is exact to the hour. Delete accounts
            that are not used any more.
            """
    )

    @OptionGroup var options: ProjectOutputOptions

    private struct View: Encodable {
        let email: String
        let role: String
        let keyID: String
        let createdAt: String
        let expiresAt: String?
        let lastUsedAt: String?

        init(_ account: ServiceAccount) {
            email = account.email
            role = account.role.rawValue
            keyID = account.keyID
            createdAt = account.createdAt.date.ISO8601Format()
            expiresAt = account.expiresAt?.date.ISO8601Format()
            lastUsedAt = account.lastUsedAt?.date.ISO8601Format()
        }
    }

    func run() async throws {
        let accounts = try await options.withProject { store, project in
            try await store.read { try $0.serviceAccounts(of: project.id) }
        }
        .map(View.init)
        let header = ["SERVICE ACCOUNT", "ROLE", "KEY", "CREATED", "EXPIRES", "LAST USED"]
        let list = Listing(
            "serviceAccounts",
            accounts,
            header: header,
            none: "No service accounts."
        ) {
            [
                $0.email, $0.role, $0.keyID, $0.createdAt, $0.expiresAt ?? "never",
                $0.lastUsedAt ?? "never",
            ]
        }
        try Terminal.show(list, asJSON: options.json)
    }
}
