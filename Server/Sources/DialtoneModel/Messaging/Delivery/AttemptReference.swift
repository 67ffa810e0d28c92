/// The attempt ID that a gateway receives and returns in delivery receipts.
///
/// It is passed in whatever field the gateway has for that, so that a receipt can be matched even
/// if the response with the gateway's own message ID was lost.
package struct AttemptReference: Hashable, Sendable {
    package static let partCounts = 1...255

    package let attemptID: AttemptID

    /// The number of parts that the gateway splits the message into, each with its own ID.
    package let partCount: Int

    package init(_ attemptID: AttemptID, partCount: Int = 1) {
        self.attemptID = attemptID
        self.partCount = min(max(partCount, 1), Self.partCounts.upperBound)
    }

    /// The attempt ID, followed by a dot and the part count if there are several parts.
    package var text: String {
        partCount == 1 ? attemptID.text : "\(attemptID.text).\(partCount)"
    }

    /// Parses a reference; returns `nil` if it does not have the required form.
    package init?(_ text: String) {
        let pieces = text.split(separator: ".", maxSplits: 1, omittingEmptySubsequences: false)
        guard let id = pieces.first.flatMap({ AttemptID(String($0)) }) else { return nil }
        let count = pieces.count == 1 ? 1 : Int(pieces[1])
        guard let count, Self.partCounts.contains(count) else { return nil }
        self.init(id, partCount: count)
    }
}
