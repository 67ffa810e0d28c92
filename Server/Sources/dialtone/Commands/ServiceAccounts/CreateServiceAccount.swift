import DialtoneFlows
import DialtoneModel
import ArgumentParser

struct CreateServiceAccount: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "create",
        abstract: "Create a service account and print its key file once."
    )

    @Argument(help: "The name: lowercase letters, digits and hyphens.")
    var name: String

    @Option(help: "The role, which determines its permissions.")
    var role = AdminRole.editor

    @Option(
        help: ArgumentHelp(
            "The address of the server. "
                + "(default: listen.publicURL; for development servers, port 9099 of this machine)"
        )
    )
    var url: String?

    @OptionGroup var project: ProjectOption
    @OptionGroup var data: DataOptions

    func run() async throws {
        let configured = url == nil ? try await data.publicURL() : nil
        guard let base = url ?? configured else {
            throw CommandFailure("Pass the server's address with --url, or set listen.publicURL.")
        }
        let tokenURL = (base.hasSuffix("/") ? String(base.dropLast()) : base) + "/oauth2/token"
        let file = try await data.withStore { store in
            let registry = ServiceAccountRegistry(store: store, clock: .system(), random: .system)
            return try await registry.create(
                named: name,
                for: try await project.find(in: store).id,
                role: role,
                tokenURL: tokenURL
            )
        }
        guard let file else { throw CommandFailure("The service account \(name) already exists.") }
        try Terminal.show(json: file)
    }
}
