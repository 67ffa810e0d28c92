package import DialtoneBasics

/// The tally of a whole project, which determines how the project's caps grow.
package struct ProjectTally: Hashable, Sendable {
    package let tally: SendTally

    /// The project's creation time: before it, there were no answers to average.
    package let createdAt: Timestamp

    package init(_ tally: SendTally, createdAt: Timestamp) {
        self.tally = tally
        self.createdAt = createdAt
    }
}
