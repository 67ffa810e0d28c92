/// A response whose content is ignored.
struct IgnoredAnswer: Decodable {}
