/// The value of the header `tracestate`: entries of other tracing systems, which are passed on.
package struct TraceState: Hashable, Sendable {
    private static let lengthLimit = 512
    private static let entryLimit = 32

    /// The value of the header; empty if there is none.
    package let text: String

    package init() {
        text = ""
    }

    /// Accepts a list of `key=value`, without any character that a header must not contain.
    package init?(_ text: String) {
        let entries = text.split(separator: ",")
        guard text.utf8.count <= Self.lengthLimit, (1...Self.entryLimit).contains(entries.count),
            text.utf8.allSatisfy({ (0x20...0x7e).contains($0) }),
            entries.allSatisfy({ $0.dropFirst().dropLast().contains("=") })
        else { return nil }
        self.text = text
    }
}
