/// What a project's messages say, and who they say they are from.
package struct MessageSettings: Hashable, Sendable, Codable {
    /// Who messages are from, by ISO 3166 code; `*` is for all other countries.
    package var senders: [String: SenderIdentity] = [:]

    package init() {}

    package init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        try container.update(&senders, forKey: .senders)
    }

    private enum CodingKeys: String, CodingKey { case senders }

    /// Who a message to `region` is from, where the project prescribes it.
    package func sender(in region: String?) -> SenderIdentity? {
        region.flatMap { senders[$0] } ?? senders["*"]
    }
}
