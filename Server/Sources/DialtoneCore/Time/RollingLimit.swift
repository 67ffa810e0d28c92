/// How many times something may happen in any span of a length.
package struct RollingLimit: Hashable, Sendable {
    package let count: Int
    package let span: TimeSpan

    package init(count: Int, span: TimeSpan) {
        self.count = count
        self.span = span
    }

    /// How long until fewer than ``count`` of `moments`, oldest first, lie within the last
    /// ``span``; `nil` if it is so now.
    package func wait(of moments: [Timestamp], at now: Timestamp) -> TimeSpan? {
        let recent = moments.filter { $0 > now - span }
        guard count > 0 else { return span }
        guard recent.count >= count else { return nil }
        return recent[recent.count - count] + span - now
    }

    /// How many more may happen at `now`.
    package func rest(of moments: [Timestamp], at now: Timestamp) -> Int {
        max(0, count - moments.count { $0 > now - span })
    }
}
