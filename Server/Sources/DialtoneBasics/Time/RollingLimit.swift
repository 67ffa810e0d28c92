/// The maximum number of events in any period of a given length.
package struct RollingLimit: Hashable, Sendable {
    package let count: Int
    package let span: TimeSpan

    package init(count: Int, span: TimeSpan) {
        self.count = count
        self.span = span
    }

    /// The time until another event is allowed, or `nil` if it is allowed now.
    ///
    /// `moments` are the times of past events, oldest first.
    package func wait(of moments: [Timestamp], at now: Timestamp) -> TimeSpan? {
        let recent = moments.filter { $0 > now - span }
        guard count > 0 else { return span }
        guard recent.count >= count else { return nil }
        return recent[recent.count - count] + span - now
    }

    /// The number of further events that are allowed at `now`.
    package func rest(of moments: [Timestamp], at now: Timestamp) -> Int {
        max(0, count - moments.count { $0 > now - span })
    }
}
