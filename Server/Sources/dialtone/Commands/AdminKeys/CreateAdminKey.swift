import DialtoneBasics
import DialtoneFlows
package import DialtoneModel
import ArgumentParser

struct CreateAdminKey: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "create",
        abstract: "Create a key and print it once."
    )

    @Option(help: "The role, which determines its permissions.")
    var role: AdminRole

    @Option(help: "A display name.")
    var name = ""

    @Option(help: "Days until it expires. (default: never)")
    var days: Int64?

    @OptionGroup var options: ProjectOutputOptions

    private struct View: Encodable {
        let id: String
        let secret: String
    }

    func validate() throws {
        guard days.map({ (1...3_650).contains($0) }) ?? true else {
            throw ValidationError("--days must be 1 to 3650.")
        }
    }

    func run() async throws {
        let made = try await options.data.withStore { store in
            let registry = AdminKeyRegistry(store: store, clock: .system(), random: .system)
            return try await registry.create(
                for: try await options.project.find(in: store).id,
                role: role,
                displayName: name,
                lifetime: days.map(TimeSpan.days)
            )
        }
        if options.json {
            return try Terminal.show(json: View(id: made.key.id, secret: made.secret.text))
        }
        Terminal.complain("Key \(made.key.id). It is not shown again:")
        Terminal.show(made.secret.text)
    }
}

extension AdminRole: ExpressibleByArgument {}
