/// How answered messages raise what may be unanswered.
///
/// The usual answers raise it only by themselves, and those beyond the usual by a multiple. A
/// campaign has more answers than usual, and needs the multiple because fewer of its codes are
/// entered. An attack in the traffic of a large app adds no answers, and would otherwise spend a
/// multiple of those that the app has every day.
package struct AnswerRaise: Hashable, Sendable {
    package let perVerified: Double

    package init(perVerified: Double) {
        self.perVerified = perVerified
    }

    /// Returns the raise for `entered`, of which `usual` are expected every day.
    package func amount(for entered: Double, usual: Double) -> Double {
        let ordinary = min(entered, usual)
        return min(1, perVerified) * ordinary + perVerified * (entered - ordinary)
    }
}
