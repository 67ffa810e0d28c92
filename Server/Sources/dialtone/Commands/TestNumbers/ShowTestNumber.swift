import ArgumentParser
import DialtoneModel
import PhoneNumbers

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
