import Foundation

/// What a client needs of the answer of `accounts:verifyIosClient`.
struct VerifyClientAnswer: Decodable {
    let receipt: String?
    /// How long to wait for the push.
    let seconds: TimeInterval

    private enum CodingKeys: String, CodingKey {
        case receipt
        case suggestedTimeout
    }

    /// Takes the time as text, as the protocol has it, or as a number; without any, 5 seconds.
    init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        receipt = try container.decodeIfPresent(String.self, forKey: .receipt)
        let text = try? container.decode(String.self, forKey: .suggestedTimeout)
        let number = try? container.decode(TimeInterval.self, forKey: .suggestedTimeout)
        let seconds = text.flatMap(TimeInterval.init) ?? number ?? 5
        self.seconds = seconds.isFinite ? seconds : 5
    }
}
