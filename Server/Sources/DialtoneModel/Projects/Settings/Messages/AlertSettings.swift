import DialtoneBasics

/// The recipients of alerts about messages that need an operator's attention.
///
/// Hooks that subscribe to `sms.alert` receive them as well.
package struct AlertSettings: Hashable, Sendable, Codable {
    /// The maximum number of addresses in one project.
    package static let addressLimit = 10

    /// The operators' e-mail addresses, each of which receives the alerts.
    package var mailTo: [String] = []

    package init() {}

    package init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        try container.update(&mailTo, forKey: .mailTo)
    }

    private enum CodingKeys: String, CodingKey { case mailTo }

    func check() throws(Refusal) {
        guard mailTo.count <= Self.addressLimit else {
            throw .invalidArgument(
                field: "alerts.mailTo",
                problem: "must have at most \(Self.addressLimit) addresses"
            )
        }
        for address in mailTo {
            do {
                _ = try EmailAddress(checking: address)
            } catch {
                throw .invalidArgument(
                    field: "alerts.mailTo",
                    problem: "must be e-mail addresses such as ops@example.com"
                )
            }
        }
    }
}
