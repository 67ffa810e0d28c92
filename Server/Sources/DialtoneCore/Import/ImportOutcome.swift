/// What became of the rows of an import.
package struct ImportOutcome: Hashable, Sendable {
    package struct Rejection: Hashable, Sendable {
        /// Position among the rows.
        package let index: Int

        package let problem: ImportProblem

        package init(index: Int, problem: ImportProblem) {
            self.index = index
            self.problem = problem
        }
    }

    /// How many accounts were written.
    package var writtenCount = 0

    /// How many of the written accounts have second factors.
    package var secondFactorCount = 0

    /// How many rows named accounts that were to stay as they are.
    package var keptCount = 0

    /// In the order of the rows.
    package var rejections: [Rejection] = []

    package init() {}
}
