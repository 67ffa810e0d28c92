import DialtoneBasics
import DialtoneFlows
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

    /// Changes what is stored about the number, and returns the number.
    func change(
        _ body:
            @escaping @Sendable (NumberAdministration, PhoneNumber, Project) async throws -> Void
    ) async throws -> PhoneNumber {
        let number = try PhoneNumber(typed: phoneNumber)
        return try await options.withProject { store, project in
            try await body(
                NumberAdministration(store: store, clock: .system()),
                number,
                project
            )
            return number
        }
    }
}
