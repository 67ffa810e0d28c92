import DialtoneModel
import DialtonePush
import ArgumentParser

struct RemoveAPNsCredential: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "remove",
        abstract: "Remove a key or certificate."
    )

    @Argument(help: "The name, which `dialtone apns list` prints.")
    var name: String

    @OptionGroup var options: ProjectOptions
    @OptionGroup var confirmation: Confirmation

    func run() async throws {
        try confirmation.require(for: "Remove \(name)")
        let wasThere = try await options.withProject { store, project in
            try await options.data.apnsCredentials(in: store).remove(name, from: project.id)
        }
        guard wasThere else {
            throw CommandFailure("The key or certificate \(name) does not exist.")
        }
        Terminal.show("Removed \(name).")
    }
}
