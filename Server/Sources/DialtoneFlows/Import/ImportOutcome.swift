/// The result for a row that is not rejected.
package enum ImportEnding: Hashable, Sendable {
    case written

    /// Its account replaces another one of the same ID.
    case replaced

    /// Its account exists and stays as it is.
    case kept
}

/// The result of an import.
package struct ImportOutcome: Hashable, Sendable {
    package struct Rejection: Hashable, Sendable {
        /// The zero-based position of the row.
        package let index: Int

        package let problem: ImportProblem

        package init(index: Int, problem: ImportProblem) {
            self.index = index
            self.problem = problem
        }
    }

    /// The number of accounts that were written.
    package var writtenCount = 0

    /// The number of written accounts that have second factors.
    package var secondFactorCount = 0

    /// The number of written accounts that replaced another one of the same ID.
    package var replacedCount = 0

    /// The number of rows whose accounts existed and were kept.
    package var keptCount = 0

    /// The rejected rows, in the order of the import.
    package var rejections: [Rejection] = []

    package init() {}
}
