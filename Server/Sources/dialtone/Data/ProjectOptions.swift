import ArgumentParser
import DialtoneModel

/// The project and the data of a command.
struct ProjectOptions: ParsableArguments {
    @OptionGroup var project: ProjectOption
    @OptionGroup var data: DataOptions

    /// Calls `body` with the database and the project.
    func withProject<Value>(
        _ body: (any DataStore, Project) async throws -> Value
    ) async throws -> Value {
        try await data.withStore { store in
            try await body(store, try await project.find(in: store))
        }
    }
}

/// The project, the data and the output format of a command.
struct ProjectOutputOptions: ParsableArguments {
    @OptionGroup var project: ProjectOption
    @OptionGroup var data: DataOptions

    @Flag(help: "Print JSON.")
    var json = false

    /// Calls `body` with the database and the project.
    func withProject<Value>(
        _ body: (any DataStore, Project) async throws -> Value
    ) async throws -> Value {
        try await data.withStore { store in
            try await body(store, try await project.find(in: store))
        }
    }
}

/// The data and the output format of a command.
struct OutputOptions: ParsableArguments {
    @OptionGroup var data: DataOptions

    @Flag(help: "Print JSON.")
    var json = false
}
