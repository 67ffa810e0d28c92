/// The tallies of one project in memory, for whoever judges without a database.
package struct SendTallyBook: Sendable {
    package private(set) var tallies: [SendAxis: SendTally]

    package init(_ tallies: [SendAxis: SendTally] = [:]) {
        self.tallies = tallies
    }

    /// Judges the message, and counts it if it is sent.
    package mutating func judge(_ attempt: SendAttempt, by judge: SendJudge) -> SendJudgement {
        let judgement = judge.judge(attempt, tallies)
        for tally in judgement.tallies { tallies[tally.axis] = tally }
        return judgement
    }

    /// Notes that a message was answered.
    package mutating func enter(_ charge: SendCharge, at now: Timestamp) {
        for axis in charge.axes {
            guard var tally = tallies[axis] else { continue }
            _ = tally.enter(charge, at: now)
            tallies[axis] = tally
        }
    }

    /// Takes back a message that no gateway accepted.
    package mutating func withdraw(_ charge: SendCharge, at now: Timestamp) {
        for axis in charge.axes { tallies[axis]?.withdraw(charge, at: now) }
    }

    /// Lets messages go to a held prefix again.
    package mutating func release(_ axis: SendAxis) {
        tallies[axis]?.release()
    }
}
