import DialtoneModel
import ArgumentParser

/// The project that a command applies to, as its first argument or as an option.
struct ProjectArgument: ParsableArguments {
    @Argument(
        help: ArgumentHelp(
            "The project's ID; may be left out where there is only one.",
            valueName: "project"
        )
    )
    var id: String?

    @Option(name: .customLong("project"), help: "The same, as most commands have it.")
    var option: String?

    func validate() throws {
        guard id == nil || option == nil else {
            throw ValidationError("Pass the project either as an argument or with --project.")
        }
    }

    func find(in store: any DataStore) async throws -> Project {
        guard let name = id ?? option else { return try await ProjectOption.only(in: store) }
        return try await ProjectOption.find(name, in: store)
    }
}
