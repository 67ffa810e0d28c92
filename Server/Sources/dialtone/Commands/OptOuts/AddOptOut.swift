import DialtoneBasics
import DialtoneModel
import ArgumentParser
import PhoneNumbers

struct AddOptOut: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "add",
        abstract: "Block messages to a number."
    )

    @OptionGroup var options: NumberOptions

    func run() async throws {
        let now = ServerClock.system().now
        let (_, number) = try await options.withLedger { ledger, data in
            if ledger.optOut?.source != .operator {
                let optOut = OptOut(since: now, source: .operator)
                try data.setOptOut(optOut, of: ledger.phoneNumber, in: ledger.projectID)
            }
            return ledger.phoneNumber.e164
        }
        Terminal.show("Messages to \(number) are blocked.")
    }
}
