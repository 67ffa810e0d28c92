package import DialtoneFlows

/// One account of a file, or the reason why it cannot be imported.
package struct SourceRow: Sendable {
    /// The row number, beginning with 1.
    package let number: Int

    /// The account's ID, if it could be parsed.
    package let id: String?

    package let draft: Result<AccountDraft, ImportProblem>

    init(number: Int, draft: AccountDraft) {
        self.number = number
        id = draft.id
        self.draft = .success(draft)
    }

    /// A row that was skipped because of its size.
    static func tooLong(_ number: Int) -> Self {
        Self(number: number, id: nil, problem: .tooLong("the row"))
    }

    init(number: Int, id: String?, problem: ImportProblem) {
        self.number = number
        self.id = id
        draft = .failure(problem)
    }
}
