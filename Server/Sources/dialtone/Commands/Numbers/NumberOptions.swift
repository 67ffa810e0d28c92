import DialtoneModel
import ArgumentParser
import PhoneNumbers

/// The phone number that a command applies to.
struct NumberOptions: ParsableArguments {
    @Argument(help: "The phone number, such as +16505550100.")
    var phoneNumber: String

    @OptionGroup var options: ProjectOptions

    /// Returns the number's ledger and its project.
    func ledger() async throws -> (project: Project, ledger: PhoneLedger) {
        let number = try PhoneNumber(typed: phoneNumber)
        return try await options.withProject { store, project in
            let ledger = try await store.read { try $0.ledger(of: number, in: project.id) }
            return (project, ledger)
        }
    }

    /// Calls `body` with the number's ledger locked, and with its project.
    func withLedger<Value: Sendable>(
        _ body:
            @escaping @Sendable (PhoneLedger, any OptOutWriter & PhoneLedgerWriter) throws -> Value
    ) async throws -> (project: Project, value: Value) {
        let number = try PhoneNumber(typed: phoneNumber)
        return try await options.withProject { store, project in
            let value = try await store.write { data in
                try body(try data.holdLedger(of: number, in: project.id), data)
            }
            return (project, value)
        }
    }
}
