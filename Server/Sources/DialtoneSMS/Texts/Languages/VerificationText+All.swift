extension VerificationText {
    /// The texts of all languages, by language tag in lower case.
    static let all: [String: Self] = [
        germanic, romance, slavic, otherEuropean, westernAsian,
        turkic, indian, easternAsian, african,
    ].reduce(into: [:]) { all, family in
        all.merge(family) { first, _ in first }
    }
}
