import Configuration

/// Where the data is.
///
/// - `url` (string, required, secret): `sqlite:PATH`, or `postgresql://USER:PASSWORD@HOST/NAME`.
struct DatabaseConfiguration: Sendable {
    let url: String

    init(config: ConfigReader) throws {
        guard let url = config.string(forKey: "url", isSecret: true), !url.isEmpty else {
            throw ConfigurationProblem(
                "database.url: is missing; for example sqlite:/var/lib/dialtone/dialtone.db"
            )
        }
        let schemes = ["sqlite:", "postgresql://", "postgres://"]
        guard schemes.contains(where: url.hasPrefix) else {
            throw ConfigurationProblem("database.url: must begin with sqlite: or postgresql://")
        }
        self.url = url
    }
}
