package import DialtoneCore

/// One account of a file, or why it is none.
package struct SourceRow: Sendable {
    /// Counts from 1.
    package let number: Int

    /// The account's ID, where it could be read.
    package let id: String?

    package let draft: Result<AccountDraft, ImportProblem>

    init(number: Int, draft: AccountDraft) {
        self.number = number
        id = draft.id
        self.draft = .success(draft)
    }

    init(number: Int, id: String?, problem: ImportProblem) {
        self.number = number
        self.id = id
        draft = .failure(problem)
    }
}
