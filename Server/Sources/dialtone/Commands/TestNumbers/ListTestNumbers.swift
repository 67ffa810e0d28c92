import DialtoneModel
import ArgumentParser
import PhoneNumbers

struct ListTestNumbers: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "list",
        abstract: "List a project's test numbers with their codes."
    )

    @OptionGroup var project: ProjectOption
    @OptionGroup var data: DataOptions

    @Flag(help: "Print JSON.")
    var json = false

    private struct View: Encodable {
        let phoneNumber: String
        let code: String
    }

    func run() async throws {
        let numbers = try await data.withStore { store in
            let project = try await project.find(in: store)
            return try await store.read { try $0.testNumbers(of: project.id) }
        }
        .map { View(phoneNumber: $0.phoneNumber.e164, code: $0.code.digits) }
        .sorted { $0.phoneNumber < $1.phoneNumber }
        let list = Listing(
            "testNumbers",
            numbers,
            header: ["NUMBER", "CODE"],
            none: "No test numbers."
        ) { [$0.phoneNumber, $0.code] }
        try Terminal.show(list, asJSON: json)
    }
}
