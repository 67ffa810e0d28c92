/// Decides when the next signing key is due; whoever asks makes and stores it.
package struct KeyRotation: Hashable, Sendable {
    /// How long one key signs.
    package var period = TimeSpan.days(30)

    /// How long a key is published before it signs.
    ///
    /// Longer than verifiers cache the key set and than nodes take to notice each other's keys, or
    /// they would meet tokens of a key that they have not heard of.
    package var lead = TimeSpan.hours(1)

    /// How long before its lead a key is made, so that one late round of upkeep does no harm.
    package var slack = TimeSpan.hours(23)

    /// How long a key stays published after the last session cookie that it signed has expired.
    package var overlap = TimeSpan.days(2)

    package init() {}

    /// The lifetime of the key that has to be made at `now`; `nil` when none has.
    ///
    /// `keys` are those of its algorithm; `substitutes`, those of the others, may sign instead
    /// for as long as verifiers do not know it.
    package func dueKey(
        after keys: [KeyLifetime],
        substitutes: [KeyLifetime] = [],
        at now: Timestamp
    ) -> KeyLifetime? {
        guard let last = keys.max(by: { $0.signsUntil < $1.signsUntil }),
            now < last.signsUntil
        else {
            // Without a substitute, a key that nobody knows yet is better than none.
            let relief = substitutes.filter { $0.maySign(at: now) }.map(\.signsUntil).max()
            return lifetime(
                createdAt: now,
                signsFrom: relief.map { min($0, now + lead) } ?? now
            )
        }
        guard last.signsUntil < now + lead + slack else { return nil }
        return lifetime(createdAt: now, signsFrom: last.signsUntil)
    }

    /// The lifetime of a key that takes over as soon as verifiers can know it.
    package func replacement(at now: Timestamp) -> KeyLifetime {
        lifetime(createdAt: now, signsFrom: now + lead)
    }

    private func lifetime(createdAt: Timestamp, signsFrom: Timestamp) -> KeyLifetime {
        let signsUntil = signsFrom + period
        return KeyLifetime(
            createdAt: createdAt,
            signsFrom: signsFrom,
            signsUntil: signsUntil,
            publishedUntil: signsUntil + SessionCookie.longestLifetime + overlap
        )
    }
}
