import DialtoneBasics
import DialtoneModel
import ArgumentParser
import Foundation

struct ListAdminKeys: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "list",
        abstract: "List a project's admin keys.",
        discussion: """
            The last use is exact to the hour. Revoke keys that are not used any more.
            """
    )

    @OptionGroup var options: ProjectOutputOptions

    private struct View: Encodable {
        let id: String
        let role: String
        let name: String
        let createdAt: String
        let expiresAt: String?
        let lastUsedAt: String?

        init(_ key: AdminKey) {
            id = key.id
            role = key.role.rawValue
            name = key.displayName
            createdAt = key.createdAt.date.ISO8601Format()
            expiresAt = key.expiresAt?.date.ISO8601Format()
            lastUsedAt = key.lastUsedAt?.date.ISO8601Format()
        }
    }

    func run() async throws {
        let keys = try await options.withProject { store, project in
            try await store.read { try $0.adminKeys(of: project.id) }
        }
        .map(View.init)
        let header = ["KEY", "ROLE", "NAME", "CREATED", "EXPIRES", "LAST USED"]
        let list = Listing(
            "adminKeys",
            keys,
            header: header,
            none: "No admin keys."
        ) {
            [
                $0.id, $0.role, $0.name, $0.createdAt, $0.expiresAt ?? "never",
                $0.lastUsedAt ?? "never",
            ]
        }
        try Terminal.show(list, asJSON: options.json)
    }
}
