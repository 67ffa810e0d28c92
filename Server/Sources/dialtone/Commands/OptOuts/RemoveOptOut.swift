import DialtoneModel
import ArgumentParser
import PhoneNumbers

struct RemoveOptOut: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "remove",
        abstract: "Allow messages to a number again; its owner must have agreed.",
        discussion: """
            Where a gateway keeps a list of its own, the number has to get off that as
            well: by a START to the gateway's sender, or there.
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
            throw CommandFailure("That number is not on the list of \(project.id).")
        }
        Terminal.show("\(number) may get messages again.")
    }
}
