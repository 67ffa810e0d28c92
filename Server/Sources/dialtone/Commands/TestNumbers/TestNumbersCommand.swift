import ArgumentParser
import DialtoneFlows
import DialtoneModel
import PhoneNumbers

/// Manages fictional numbers with fixed codes.
struct TestNumbersCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "test-numbers",
        abstract: "Manage test numbers, which receive no messages.",
        discussion: """
            A test number signs in with a fixed code, without messages, limits on messages
            or app proofs. Anyone can try it, so choose a code that is hard to guess.

            Example:
              dialtone test-numbers set +16505550100 918273 --project shop
            """,
        subcommands: [
            ListTestNumbers.self, ShowTestNumber.self, SetTestNumber.self, RemoveTestNumber.self,
        ]
    )
}

struct ListTestNumbers: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "list",
        abstract: "List a project's test numbers with their codes."
    )

    @OptionGroup var options: ProjectOutputOptions

    func run() async throws {
        let numbers = try await options.withProject { store, project in
            try await store.read { try $0.testNumbers(of: project.id) }
        }
        .map(TestNumberView.init)
        .sorted { $0.phoneNumber < $1.phoneNumber }
        let list = Listing(
            "testNumbers",
            numbers,
            header: ["NUMBER", "CODE"],
            none: "No test numbers."
        ) { [$0.phoneNumber, $0.code] }
        try Terminal.show(list, asJSON: options.json)
    }
}

struct ShowTestNumber: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "show",
        abstract: "Show a test number and its code."
    )

    @Argument(help: "The phone number, such as +16505550100.")
    var phoneNumber: String

    @OptionGroup var options: ProjectOutputOptions

    func run() async throws {
        let number = try PhoneNumber(typed: phoneNumber)
        let view = try await options.withProject { store, project in
            let numbers = try await store.read { try $0.testNumbers(of: project.id) }
            guard let found = numbers.first(where: { $0.phoneNumber == number }) else {
                throw CommandFailure(
                    "\(number.e164) is not a test number of \(project.id)",
                    hint: CommandHint("test-numbers list", "lists the test numbers")
                )
            }
            return TestNumberView(found)
        }
        let details = Details(view, [("number", view.phoneNumber), ("code", view.code)])
        try Terminal.show(details, asJSON: options.json)
    }
}

struct SetTestNumber: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "set",
        abstract: "Add a test number or change its code."
    )

    @Argument(help: "The phone number, such as +16505550100.")
    var phoneNumber: String

    @Argument(help: "The code: six digits.")
    var code: String

    @OptionGroup var options: ProjectOptions

    func run() async throws {
        let number = try PhoneNumber(typed: phoneNumber)
        try await options.data.withStore { store in
            let registry = ProjectRegistry(of: store)
            _ = try await registry.saveTestNumber(
                number,
                code: code,
                of: try await options.project.find(in: store).id
            )
        }
        Terminal.show("Saved test number \(number.e164).")
    }
}

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
