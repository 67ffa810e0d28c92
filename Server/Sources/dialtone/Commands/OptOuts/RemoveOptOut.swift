import DialtoneModel
import ArgumentParser
import PhoneNumbers

struct RemoveOptOut: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "remove",
        abstract: "Allow messages to a number again.",
        discussion: """
            The number's owner must have agreed.

            If a gateway has its own opt-out list, the number must be removed from that
            list, too: by sending START to the gateway's sender, or at the gateway.
            """
    )

    @OptionGroup var options: NumberOptions
    @OptionGroup var confirmation: Confirmation

    func run() async throws {
        try confirmation.require(
            for: "Allow messages to \(options.phoneNumber) again",
            note: "Its owner must have agreed."
        )
        let (project, number) = try await options.withLedger { ledger, data -> String? in
            guard ledger.optOut != nil else { return nil }
            try data.setOptOut(nil, of: ledger.phoneNumber, in: ledger.projectID)
            return ledger.phoneNumber.e164
        }
        guard let number else {
            throw CommandFailure("The number is not on the opt-out list of \(project.id).")
        }
        Terminal.show("Messages to \(number) are allowed again.")
    }
}
