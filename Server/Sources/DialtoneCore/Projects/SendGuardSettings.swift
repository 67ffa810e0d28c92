/// Rules that keep others from spending the project's money on messages.
package struct SendGuardSettings: Hashable, Sendable, Codable {
    package enum Mode: String, Hashable, Sendable, Codable {
        case off
        /// Decides and records, and lets everything pass.
        case audit
        case enforce
    }

    package var mode = Mode.enforce

    package init() {}

    package init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        try container.update(&mode, forKey: .mode)
    }

    private enum CodingKeys: String, CodingKey { case mode }
}
