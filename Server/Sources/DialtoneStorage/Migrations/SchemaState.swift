/// The migrations of a database, from the view of one program.
package struct SchemaState: Hashable, Sendable {
    package struct Step: Hashable, Sendable {
        package enum Progress: String, Hashable, Sendable {
            case applied
            /// Its indexes or rows are not complete.
            case unfinished
            case pending
        }

        package let name: String

        /// Whether programs that do not know the step may not run after it.
        package let isContraction: Bool
        package let progress: Progress
    }

    /// A server that runs, and that does not know the next contraction.
    package struct OlderNode: Hashable, Sendable {
        package let id: String
        package let version: String
    }

    /// The migrations that this program knows, in their order.
    package let steps: [Step]

    /// The expansions of a newer version, with which this program can work.
    package let laterSteps: [String]

    /// The servers that the next contraction waits for; empty if it is not the next step.
    package let olderNodes: [OlderNode]

    /// Whether the database has no tables yet.
    package var isEmpty: Bool { steps.allSatisfy { $0.progress == .pending } }

    package var isComplete: Bool { missing.isEmpty }

    /// The steps that are not completely applied.
    package var missing: [Step] { steps.filter { $0.progress != .applied } }

    /// Whether this program can work with the database.
    ///
    /// It needs every step except contractions at the end, which wait for other programs.
    package var isUsable: Bool { missing.allSatisfy(\.isContraction) && !isEmpty }
}
