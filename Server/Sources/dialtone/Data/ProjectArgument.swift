import DialtoneModel
import ArgumentParser

/// The project that a command applies to, as its first argument or as an option.
struct ProjectArgument: ParsableArguments {
    @Argument(
        help: ArgumentHelp(
            "The project's ID; optional if there is only one project.",
            valueName: "project"
        )
    )
    var id: String?

    @Option(name: .customLong("project"), help: "The same as the argument.")
    var option: String?

    func validate() throws {
        guard id == nil || option == nil else {
            throw ValidationError(
                "Pass the project either as an argument or with --project, not both."
            )
        }
    }

    func find(in store: any DataStore) async throws -> Project {
        guard let name = id ?? option else { return try await ProjectOption.only(in: store) }
        return try await ProjectOption.find(name, in: store)
    }
}
