import DialtoneModel
import ArgumentParser
import PhoneNumbers

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
