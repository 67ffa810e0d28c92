import DialtoneBasics
import DialtoneSendGuard

extension SendTally {
    /// Counts one call.
    mutating func countCall(at now: Timestamp) {
        tidy(at: now)
        change(at: now, now: now) { $0.sent += 1 }
    }

    /// Uncounts a call that was counted at `moment`, because it turned out to be legitimate.
    ///
    /// The count never becomes negative, even if an operator has cleared it in the meantime.
    mutating func excuseCall(of moment: Timestamp, at now: Timestamp) {
        tidy(at: now)
        change(at: moment, now: now) { $0.entered = min($0.sent, $0.entered + 1) }
    }
}
