/// How a gateway is told, and says again, which attempt a receipt is about.
///
/// It goes along with the message in whatever the gateway has for that, so that receipts find
/// their attempt even where the answer with the gateway's own name never came.
package struct AttemptReference: Hashable, Sendable {
    package static let partCounts = 1...255

    package let attemptID: AttemptID

    /// Into how many messages the gateway splits this one, each with a name of its own.
    package let partCount: Int

    package init(_ attemptID: AttemptID, partCount: Int = 1) {
        self.attemptID = attemptID
        self.partCount = min(max(partCount, 1), Self.partCounts.upperBound)
    }

    /// The ID, and the count behind a dot where there are several parts.
    package var text: String {
        partCount == 1 ? attemptID.text : "\(attemptID.text).\(partCount)"
    }

    /// `nil` for what no attempt is referred to by.
    package init?(_ text: String) {
        let pieces = text.split(separator: ".", maxSplits: 1, omittingEmptySubsequences: false)
        guard let id = pieces.first.flatMap({ AttemptID(String($0)) }) else { return nil }
        let count = pieces.count == 1 ? 1 : Int(pieces[1])
        guard let count, Self.partCounts.contains(count) else { return nil }
        self.init(id, partCount: count)
    }
}
