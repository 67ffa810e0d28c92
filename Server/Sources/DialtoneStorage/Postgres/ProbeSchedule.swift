/// Decides which health probes write a filler.
///
/// A filler is written to the server's log and sent to its standbys, so not every probe writes one.
/// After a filler or any other write found the disk full, every probe writes one until one succeeds:
/// the others would succeed even on a full disk.
struct ProbeSchedule {
    private let interval: Duration
    private var lastThorough: ContinuousClock.Instant?
    private var isInDoubt = false

    /// Once in `interval`, a probe is thorough.
    init(interval: Duration) {
        self.interval = interval
    }

    mutating func isNextThorough(at now: ContinuousClock.Instant) -> Bool {
        if !isInDoubt, let lastThorough, now < lastThorough + interval { return false }
        lastThorough = now
        return true
    }

    /// Records that a thorough probe succeeded.
    mutating func passed() {
        isInDoubt = false
    }

    /// Records that a thorough probe failed, or that another write found the disk full.
    mutating func failed() {
        isInDoubt = true
    }
}
