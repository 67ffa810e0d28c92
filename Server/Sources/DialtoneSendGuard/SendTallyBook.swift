package import DialtoneBasics

/// The tallies of one project in memory, for evaluation without a database.
package struct SendTallyBook: Sendable {
    package private(set) var tallies: [SendDimension: SendTally]

    package init(_ tallies: [SendDimension: SendTally] = [:]) {
        self.tallies = tallies
    }

    /// Evaluates a message and counts it if it is sent.
    package mutating func evaluate(_ attempt: SendAttempt, by rules: SendRules) -> SendEvaluation {
        let evaluation = rules.evaluate(attempt, tallies)
        for tally in evaluation.tallies { tallies[tally.dimension] = tally }
        return evaluation
    }

    /// Counts an answered message.
    package mutating func enter(_ cost: SendCost, at now: Timestamp) {
        for dimension in cost.dimensions {
            guard var tally = tallies[dimension] else { continue }
            _ = tally.enter(cost, at: now)
            tallies[dimension] = tally
        }
    }

    /// Removes a message that no gateway accepted.
    package mutating func withdraw(_ cost: SendCost, at now: Timestamp) {
        for dimension in cost.dimensions { tallies[dimension]?.withdraw(cost, at: now) }
    }

    /// Ends the hold of a prefix.
    package mutating func release(_ dimension: SendDimension) {
        tallies[dimension]?.release()
    }
}
