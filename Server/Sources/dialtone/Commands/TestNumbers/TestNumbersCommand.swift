import ArgumentParser
import DialtoneFlows
import DialtoneModel
import PhoneNumbers

/// Manages fictional numbers with fixed codes.
struct TestNumbersCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "test-numbers",
        abstract: "Manage fictional numbers, which get no messages.",
        discussion: """
            A test number signs in with its own code, without a message, a limit or an app
            proof. Anyone may try it, so choose a code that is hard to guess.

            Example:
              dialtone test-numbers add +16505550100 918273 --project shop
            """,
        subcommands: [ListTestNumbers.self, AddTestNumber.self, RemoveTestNumber.self]
    )
}

struct AddTestNumber: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "add",
        abstract: "Add a test number, or give it another code."
    )

    @Argument(help: "The number, as +16505550100.")
    var phoneNumber: String

    @Argument(help: "Its code: six digits.")
    var code: String

    @OptionGroup var project: ProjectOption
    @OptionGroup var data: DataOptions

    func run() async throws {
        let number = try PhoneNumber(typed: phoneNumber)
        try await data.withStore { store in
            let registry = ProjectRegistry(of: store)
            _ = try await registry.saveTestNumber(
                number,
                code: code,
                of: try await project.find(in: store).id
            )
        }
        Terminal.show("\(number.e164) signs in with its code, without a message.")
    }
}

struct RemoveTestNumber: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "remove",
        abstract: "Make a test number an ordinary one; an account that it has stays."
    )

    @Argument(help: "The number, as +16505550100.")
    var phoneNumber: String

    @OptionGroup var project: ProjectOption
    @OptionGroup var data: DataOptions
    @OptionGroup var confirmation: Confirmation

    func run() async throws {
        let number = try PhoneNumber(typed: phoneNumber)
        try confirmation.require(for: "Remove the test number \(number.e164) and its code")
        try await data.withStore { store in
            let project = try await project.find(in: store)
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
