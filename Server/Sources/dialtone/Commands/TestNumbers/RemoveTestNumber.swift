import DialtoneModel
import ArgumentParser
import PhoneNumbers

struct RemoveTestNumber: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "remove",
        abstract: "Remove a test number; its account is kept."
    )

    @Argument(help: "The phone number, such as +16505550100.")
    var phoneNumber: String

    @OptionGroup var options: ProjectOptions
    @OptionGroup var confirmation: Confirmation

    func run() async throws {
        let number = try PhoneNumber(typed: phoneNumber)
        try confirmation.require(for: "Remove the test number \(number.e164) and its code")
        try await options.withProject { store, project in
            let wasThere = try await store.write {
                try $0.deleteTestNumber(number, of: project.id)
            }
            guard wasThere else {
                throw CommandFailure("\(number.e164) is not a test number of \(project.id).")
            }
        }
        Terminal.show("Removed \(number.e164).")
    }
}
