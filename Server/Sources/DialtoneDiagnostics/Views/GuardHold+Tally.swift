package import DialtoneSendGuard
package import IdentityToolkitAdmin

extension GuardHold {
    /// `nil` if the tally is not held.
    package init?(_ tally: SendTally?) {
        guard let tally, let hold = tally.hold else { return nil }
        self.init()
        prefix = tally.dimension.subject
        startedAt = hold.since.readable
        endsAt = hold.until.readable
        nextProbeAt = hold.nextProbeAt.readable
        refused = hold.refused
        probes = hold.probes
        answeredProbes = hold.answeredProbes
    }
}
