/// What others say about a number: see ``NumberLookups``.
package struct NumberRisk: Hashable, Sendable {
    /// Nobody was asked, or nobody knows.
    package static let unknown = NumberRisk(reassignment: .unknown, simSwap: .unknown)

    package let reassignment: LookupAnswer
    package let simSwap: LookupAnswer

    package init(reassignment: LookupAnswer, simSwap: LookupAnswer) {
        self.reassignment = reassignment
        self.simSwap = simSwap
    }
}

/// Whether something happened to a number.
package enum LookupAnswer: Hashable, Sendable {
    case happened
    case didNotHappen
    case unknown
}
