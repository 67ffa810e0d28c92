import DialtoneModel
import ArgumentParser

struct ShowPlayIntegrity: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "show",
        abstract: "Show the service account, without its key."
    )

    @OptionGroup var project: ProjectArgument

    @OptionGroup var output: OutputOptions

    private struct View: Encodable {
        let email: String?
    }

    func run() async throws {
        let credential = try await output.data.withStore { store in
            let project = try await project.find(in: store).id
            return try await store.read { try $0.verificationCredentials(of: project) }
                .first { $0.service == .playIntegrity }
        }
        let email = credential?.details["email"]
        if output.json { return try Terminal.show(json: View(email: email)) }
        Terminal.show(email.map { "Service account: \($0)" } ?? "No service account is configured.")
    }
}
