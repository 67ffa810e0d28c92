import DialtoneFlows
import DialtoneModel
import ArgumentParser
import PhoneNumbers

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
