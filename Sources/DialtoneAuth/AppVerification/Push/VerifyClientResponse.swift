import Foundation

/// The used parts of the `accounts:verifyIosClient` response.
struct VerifyClientResponse: Decodable {
    let receipt: String?
    /// How long to wait for the push, in seconds.
    let seconds: TimeInterval

    private enum CodingKeys: String, CodingKey {
        case receipt
        case suggestedTimeout
    }

    /// Reads the time as text, as the protocol defines it, or as a number; the default is 5
    /// seconds.
    init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        receipt = try container.decodeIfPresent(String.self, forKey: .receipt)
        let text = try? container.decode(String.self, forKey: .suggestedTimeout)
        let number = try? container.decode(TimeInterval.self, forKey: .suggestedTimeout)
        let seconds = text.flatMap(TimeInterval.init) ?? number ?? 5
        self.seconds = seconds.isFinite ? seconds : 5
    }
}
