package import PhoneNumbers

/// Tells whether a carrier gave a number to somebody else.
package protocol ReassignedNumberLookup: Sendable {
    /// Whether the number changed hands after `moment`.
    ///
    /// Somebody waits at a sign-in: whoever asks over a network sets a deadline of a few seconds.
    /// What is thrown counts as ``LookupAnswer/unknown``.
    func wasReassigned(
        _ phoneNumber: PhoneNumber,
        since moment: Timestamp
    ) async throws
        -> LookupAnswer
}

/// Tells whether a number got a new SIM card, by which numbers are stolen.
package protocol SIMSwapLookup: Sendable {
    /// Whether the card was changed after `moment`; see ``ReassignedNumberLookup`` for the rest.
    func wasSwapped(
        _ phoneNumber: PhoneNumber,
        since moment: Timestamp
    ) async throws
        -> LookupAnswer
}

/// Who knows more about a number than that somebody holds it now.
package struct NumberLookups: Sendable {
    /// Nobody is asked.
    package static let none = NumberLookups()

    /// How far back a change of the SIM card matters: a thief does not wait for long.
    package static let swapWindow = TimeSpan.days(10)

    private let reassignment: (any ReassignedNumberLookup)?
    private let simSwap: (any SIMSwapLookup)?

    package init(
        reassignment: (any ReassignedNumberLookup)? = nil,
        simSwap: (any SIMSwapLookup)? = nil
    ) {
        self.reassignment = reassignment
        self.simSwap = simSwap
    }

    /// Whether there is anybody to ask; reassignments only matter for numbers that nobody proved
    /// for long.
    func haveAnswer(to question: NumberQuestion) -> Bool {
        simSwap != nil || (question.isDormant && reassignment != nil)
    }

    func risk(of question: NumberQuestion, at now: Timestamp) async -> NumberRisk {
        let (number, provedAt) = (question.phoneNumber, question.provedAt)
        var reassigned = LookupAnswer.unknown
        if question.isDormant, let reassignment {
            reassigned =
                (try? await reassignment.wasReassigned(number, since: provedAt)) ?? .unknown
        }
        let since = max(provedAt, now - Self.swapWindow)
        let swapped = try? await simSwap?.wasSwapped(number, since: since)
        return NumberRisk(reassignment: reassigned, simSwap: swapped ?? .unknown)
    }
}
