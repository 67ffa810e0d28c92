/// A response whose content is ignored.
struct IgnoredResponse: Decodable {}
