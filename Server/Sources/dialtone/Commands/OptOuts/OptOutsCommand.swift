import ArgumentParser
import DialtoneFlows
import DialtoneModel
import Foundation
import PhoneNumbers

/// Manages the numbers that have opted out of messages.
struct OptOutsCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "opt-outs",
        abstract: "Manage opt-outs of phone numbers.",
        discussion: """
            A number is on the list if an operator added it, if its phone sent STOP over an
            SMPP connection or, for one day, if a gateway reported that it has opted out.
            If the phone sends START, its number is removed from the list, unless an
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

    @Option(help: "The reason, which the list shows.")
    var reason: String?

    func run() async throws {
        let number = try await options.change { [reason] administration, number, project in
            try await administration.optOut(
                number,
                of: project.id,
                by: "command line \(NSUserName())",
                reason: reason
            )
        }
        Terminal.show("Messages to \(number.e164) are blocked.")
    }
}

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

    @Option(help: "The reason, which the audit log keeps.")
    var reason: String?

    @OptionGroup var confirmation: Confirmation

    func run() async throws {
        try confirmation.require(
            for: "Allow messages to \(options.phoneNumber) again",
            note: "Its owner must have agreed."
        )
        let number = try await options.change { [reason] administration, number, project in
            let wasThere = try await administration.removeOptOut(
                of: number,
                in: project.id,
                reason: reason
            )
            guard wasThere else {
                throw CommandFailure("The number is not on the opt-out list of \(project.id).")
            }
        }
        Terminal.show("Messages to \(number.e164) are allowed again.")
    }
}
