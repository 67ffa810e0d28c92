import ArgumentParser
import DialtoneBasics
import DialtoneFlows
import DialtoneModel

/// Manages the people who sign in to the console.
struct OperatorsCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "operators",
        abstract: "Manage the people who use the console.",
        discussion: """
            An operator signs in to the console with a passkey, or with a password and an
            authenticator app.
            A viewer reads; an editor also changes users and releases messages; an owner
            also changes settings. docs/console.md describes the console.

            Examples:
              dialtone operators invite anna --role owner
              dialtone operators invite ben --role editor --in shop
              dialtone operators list
            """,
        subcommands: [
            InviteOperatorCommand.self, ListOperatorsCommand.self, SetOperator.self,
            RemoveOperator.self, SignOutOperator.self,
        ]
    )
}

/// The argument that names an operator.
struct OperatorArgument: ParsableArguments {
    @Argument(help: "The operator's name.")
    var name: String

    func validate() throws {
        guard OperatorName(rawValue: name) != nil else {
            throw ValidationError(
                "A name has 1 to 64 letters, digits, '.', '_', '@', '+' or '-', and begins with a "
                    + "letter or digit."
            )
        }
    }

    func parsed() throws -> OperatorName {
        guard let name = OperatorName(rawValue: name) else {
            throw CommandFailure("\(name) is not a name of an operator.")
        }
        return name
    }

    func find(in store: any DataStore) async throws -> Operator {
        let name = try parsed()
        let found = try await store.read { try $0.operatorAccount(named: name) }
        guard let found else {
            throw CommandFailure("There is no operator \(name.rawValue).")
        }
        return found
    }
}

struct RemoveOperator: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "remove",
        abstract: "Remove an operator, or withdraw an invitation."
    )

    @OptionGroup var person: OperatorArgument
    @OptionGroup var data: DataOptions
    @OptionGroup var confirmation: Confirmation

    func run() async throws {
        try await data.withStore { store in
            let name = try person.parsed()
            let registry = OperatorRegistry(store: store)
            try confirmation.require(for: "Remove the operator \(name.rawValue)")
            guard let found = try await store.read({ try $0.operatorAccount(named: name) }) else {
                guard try await registry.withdrawInvitation(of: name) else {
                    throw CommandFailure(
                        "There is no operator and no invitation \(name.rawValue)."
                    )
                }
                return
            }
            _ = try await registry.remove(found.id)
        }
        Terminal.show("Removed \(person.name).")
    }
}

struct SignOutOperator: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "sign-out",
        abstract: "End all sessions of an operator."
    )

    @OptionGroup var person: OperatorArgument
    @OptionGroup var data: DataOptions

    func run() async throws {
        let count = try await data.withStore { store in
            let found = try await person.find(in: store)
            return try await OperatorRegistry(store: store).endSessions(of: found.id)
        }
        Terminal.show("Ended \(count) \(count == 1 ? "session" : "sessions").")
    }
}

extension OperatorRegistry {
    /// Creates the registry for a command.
    init(store: any DataStore) {
        self.init(store: store, clock: .system(), random: .system)
    }
}
