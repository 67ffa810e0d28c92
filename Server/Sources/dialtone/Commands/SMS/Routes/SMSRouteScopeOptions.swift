import DialtoneBasics
import DialtoneModel
import ArgumentParser
import PhoneNumbers

/// The numbers that a route applies to.
struct SMSRouteScopeOptions: ParsableArguments {
    @Option(help: "Only numbers of this country, an ISO 3166 code such as DE.")
    var country: String?

    @Option(help: "Only numbers with this prefix, for example +4915.")
    var prefix: String?

    @Option(help: "Only messages of this project.")
    var project: String?

    func validate() throws { _ = try scope() }

    func scope() throws -> NumberScope {
        guard country == nil || prefix == nil else {
            throw ValidationError("Pass either --country or --prefix, not both.")
        }
        guard let text = country?.uppercased() ?? prefix else { return .everywhere }
        let scope = NumberScope(rawValue: text)
        switch (scope, country) {
        case (.region, .some), (.prefix, nil): return scope ?? .everywhere
        default:
            throw ValidationError(
                country == nil
                    ? "A prefix must be + and 1 to 14 digits."
                    : "A country must be a code of two letters."
            )
        }
    }

    /// Returns the project's ID; `nil` for all projects.
    ///
    /// Throws if the project does not exist.
    func projectID(in store: any DataStore) async throws -> ProjectID? {
        guard let project else { return nil }
        return try await ProjectOption.find(project, in: store).id
    }
}
