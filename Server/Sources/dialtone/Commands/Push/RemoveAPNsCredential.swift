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

    @OptionGroup var project: ProjectOption
    @OptionGroup var data: DataOptions
    @OptionGroup var confirmation: Confirmation

    func run() async throws {
        try confirmation.require(for: "Remove \(name)")
        let wasThere = try await data.withStore { store in
            let project = try await project.find(in: store)
            return try await data.apnsCredentials(in: store).remove(name, from: project.id)
        }
        guard wasThere else {
            throw CommandFailure("The key or certificate \(name) does not exist.")
        }
        Terminal.show("Removed \(name).")
    }
}
