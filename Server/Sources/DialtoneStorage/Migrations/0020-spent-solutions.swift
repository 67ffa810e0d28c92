extension Migration {
    /// Solutions of challenges are spent like other proofs, in `spent_proof`.
    static let spentSolutions = Migration(
        "0020-spent-solutions",
        [.shared("DROP TABLE spent_solution")]
    )
}
