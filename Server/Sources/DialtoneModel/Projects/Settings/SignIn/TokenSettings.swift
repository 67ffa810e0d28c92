/// Settings for a project's ID tokens.
package struct TokenSettings: Hashable, Sendable, Codable {
    /// The signing algorithm; `nil` for the server's default.
    ///
    /// A new algorithm takes effect once its first key has been published for a while; until then,
    /// tokens are signed as before.
    package var algorithm: SigningAlgorithm?

    package init() {}

    package init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        guard let name = try container.decodeIfPresent(String.self, forKey: .algorithm) else {
            return
        }
        guard let algorithm = SigningAlgorithm(rawValue: name) else {
            let names = SigningAlgorithm.allCases.map(\.rawValue).joined(separator: ", ")
            throw Refusal.invalidArgument(
                field: "tokens.algorithm",
                problem: "must be one of \(names), or null"
            )
        }
        self.algorithm = algorithm
    }

    /// Encodes a missing algorithm as `null`, so that the setting is visible and can be set.
    package func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: CodingKeys.self)
        try container.encode(algorithm, forKey: .algorithm)
    }

    private enum CodingKeys: String, CodingKey { case algorithm }
}
