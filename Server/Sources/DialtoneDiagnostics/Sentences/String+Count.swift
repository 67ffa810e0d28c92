extension String {
    /// Creates a number with its noun, such as "1 message" and "2 messages".
    package init(_ count: Int, of noun: String) {
        self = count == 1 ? "1 \(noun)" : "\(count) \(noun)s"
    }
}
