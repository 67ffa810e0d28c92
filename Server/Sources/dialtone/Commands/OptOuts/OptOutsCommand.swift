import ArgumentParser
import DialtoneBasics
import DialtoneModel
import PhoneNumbers

/// Manages the numbers that have opted out of messages.
struct OptOutsCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "opt-outs",
        abstract: "Manage the numbers that have opted out of messages.",
        discussion: """
            A number gets on the list by an operator, by a phone that answers STOP over an
            SMPP link, or, for a day, by a gateway that refuses to send to it for that
            reason. A phone that answers START is removed from the list, unless an
            operator added it.

            Examples:
              dialtone opt-outs list --project shop
              dialtone opt-outs add +16505550100 --project shop
              dialtone opt-outs remove +16505550100 --project shop
            """,
        subcommands: [ListOptOuts.self, AddOptOut.self, RemoveOptOut.self]
    )
}

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
        Terminal.show("\(number) gets no messages.")
    }
}

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
