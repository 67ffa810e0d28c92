/// Whom the server tells when something about messages needs a person.
///
/// Hooks that listen to `sms.alert` are told besides.
package struct AlertSettings: Hashable, Sendable, Codable {
    /// The most addresses that a project may have.
    package static let addressLimit = 10

    /// The operators' addresses; mail goes to each of them.
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
                problem: "must be at most \(Self.addressLimit) addresses"
            )
        }
        for address in mailTo {
            do {
                _ = try EmailAddress(checking: address)
            } catch {
                throw .invalidArgument(
                    field: "alerts.mailTo",
                    problem: "must be addresses like ops@example.com"
                )
            }
        }
    }
}
