import DialtoneBasics
import DialtoneFlows
import DialtoneModel
import ArgumentParser

struct CreateServiceAccount: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "create",
        abstract: "Create a service account; print its key file."
    )

    @Argument(help: "The name: lowercase letters, digits and hyphens.")
    var name: String

    @Option(help: "The role, which determines its permissions.")
    var role = AdminRole.editor

    @Option(help: "Days until it expires. (default: never)")
    var days: Int64?

    @Option(
        help: ArgumentHelp(
            "The address of the server. "
                + "(default: listen.publicURL; for development servers, port 9099 of this machine)"
        )
    )
    var url: String?

    @OptionGroup var options: ProjectOptions

    func validate() throws {
        guard days.map({ ServiceAccount.validDays.contains($0) }) ?? true else {
            let range = ServiceAccount.validDays
            throw ValidationError("--days must be \(range.lowerBound) to \(range.upperBound).")
        }
    }

    func run() async throws {
        let configured = url == nil ? try await options.data.publicURL() : nil
        guard let base = url ?? configured else {
            throw CommandFailure("Pass the server's address with --url, or set listen.publicURL.")
        }
        let tokenURL = (base.hasSuffix("/") ? String(base.dropLast()) : base) + "/oauth2/token"
        let file = try await options.data.withStore { store in
            let registry = ServiceAccountRegistry(store: store, clock: .system(), random: .system)
            return try await registry.create(
                named: name,
                for: try await options.project.find(in: store).id,
                role: role,
                lifetime: days.map(TimeSpan.days),
                tokenURL: tokenURL
            )
        }
        guard let file else { throw CommandFailure("The service account \(name) already exists.") }
        try Terminal.show(json: file)
    }
}
