/// An answer whose arrival is all that matters.
struct IgnoredAnswer: Decodable {}
