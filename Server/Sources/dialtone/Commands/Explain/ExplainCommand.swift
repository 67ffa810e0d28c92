import IdentityToolkitAdmin
import ArgumentParser
import DialtoneBasics
import DialtoneDiagnostics
import DialtoneModel
import PhoneNumbers

/// Explains why calls for a number, an address or an account are rejected.
struct ExplainCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "explain",
        abstract: "Explain why requests are refused.",
        discussion: """
            For a number, prints its kind and country, whether a message to it would be
            sent now, and the counters of the number and of the app, address, network and
            prefix of its last request. Lists its last messages with the gateways that
            were tried, their responses, delivery and code entry, and the requests that
            were refused.

            With --address, prints how much of each call limit the IP address and its
            network have used, and when the next call is allowed.

            With --email, prints how many passwords were tried for the account and how many
            e-mails it received, and when the next ones are allowed.

            The command sends no messages and changes no counters.

            Examples:
              dialtone explain "+49 151 12345678" --project shop
              dialtone explain --address 203.0.113.7 --project shop
              dialtone explain --email ada@example.com --project shop
            """
    )

    @Argument(help: "The phone number, such as +16505550100.")
    var phoneNumber: String?

    @Option(help: "An IP address, instead of a phone number.")
    var address: String?

    @Option(help: "The e-mail address of an account, instead of a phone number.")
    var email: String?

    @OptionGroup var options: ProjectOutputOptions

    func validate() throws {
        guard [phoneNumber, address, email].count(where: { $0 != nil }) == 1 else {
            throw ValidationError("Pass exactly one of a phone number, --address or --email.")
        }
        if let phoneNumber { try Self.check(phoneNumber) }
        if let address, IPAddress(address) == nil {
            throw ValidationError("\(address) is not an IP address.")
        }
        if let email, (try? EmailAddress(checking: email)) == nil {
            throw ValidationError("\(email) is not an e-mail address.")
        }
    }

    /// Throws where the argument is what an option is for.
    private static func check(_ phoneNumber: String) throws {
        let option: String? =
            if (try? EmailAddress(checking: phoneNumber)) != nil {
                "--email"
            } else if IPAddress(phoneNumber) != nil {
                "--address"
            } else {
                nil
            }
        guard let option else { return }
        throw ValidationError("\(phoneNumber) is not a phone number. Use \(option) \(phoneNumber).")
    }

    func run() async throws {
        if let address = address.flatMap({ IPAddress($0) }) {
            return try await explain(address)
        }
        if let email { return try await explain(try EmailAddress(checking: email)) }
        try await explain(PhoneNumber(typed: phoneNumber ?? ""))
    }

    private func explain(_ number: PhoneNumber) async throws {
        let now = ServerClock.system().now
        let caps = try await options.data.spendCaps()
        let needsGateway = try await options.data.sendsByGateways()
        let view = try await options.withProject {
            [asTyped = options.data.asTyped] store, project in
            try await store.read { data in
                try NumberExplanation(
                    of: number,
                    in: project,
                    caps,
                    needsGateway: needsGateway,
                    asTyped: asTyped,
                    at: now,
                    from: data
                )
            }
        }
        try Terminal.show(view, asJSON: options.json)
    }

    private func explain(_ address: IPAddress) async throws {
        let now = ServerClock.system().now
        let view = try await options.withProject {
            [asTyped = options.data.asTyped] store, project in
            try await store.read { data in
                try AddressExplanation(
                    of: address,
                    in: project,
                    asTyped: asTyped,
                    at: now,
                    from: data
                )
            }
        }
        try Terminal.show(view, asJSON: options.json)
    }

    private func explain(_ email: EmailAddress) async throws {
        let now = ServerClock.system().now
        let mailObstacle = try await options.data.mailObstacle()
        let view = try await options.withProject { store, project in
            try await store.read { data in
                try EmailExplanation(
                    of: email,
                    in: project,
                    mailObstacle: mailObstacle,
                    at: now,
                    from: data
                )
            }
        }
        try Terminal.show(view, asJSON: options.json)
    }
}
