import DialtoneModel
import ArgumentParser
import PhoneNumbers

struct ClearNumber: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "clear",
        abstract: "Reset a number's unanswered messages and wrong codes."
    )

    @OptionGroup var options: NumberOptions

    func run() async throws {
        let (_, number) = try await options.withLedger { ledger, data in
            var ledger = ledger
            ledger.clear()
            try data.save(ledger)
            return ledger.phoneNumber.e164
        }
        Terminal.show("Messages to \(number) are allowed again.")
    }
}
