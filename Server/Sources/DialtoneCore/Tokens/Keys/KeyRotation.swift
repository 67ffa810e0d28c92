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
    /// `keys` are those of its algorithm; `substitutes`, those of the others, may sign instead for
    /// as long as verifiers do not know it. A key that begins to sign later than the next one would
    /// does not count: a server with a wrong clock has made it.
    package func dueKey(
        after keys: [KeyLifetime],
        substitutes: [KeyLifetime] = [],
        at now: Timestamp
    ) -> KeyLifetime? {
        let relief = substitutes.filter { $0.maySign(at: now) }.map(\.signsUntil).max()
        let isSigned = keys.contains { $0.maySign(at: now) }
        let isAwaited = keys.contains { key in
            now < key.signsFrom && key.signsFrom <= min(now + lead, relief ?? now)
        }
        guard isSigned || isAwaited else {
            // Without a substitute, a key that nobody knows yet is better than none.
            return lifetime(
                createdAt: now,
                signsFrom: relief.map { min($0, now + lead) } ?? now
            )
        }
        let end = signingEnd(of: keys, from: isSigned ? now : now + lead)
        guard end < now + lead + slack else { return nil }
        return lifetime(createdAt: now, signsFrom: end)
    }

    /// Until when the keys sign without a gap, if they do at `start` at the latest.
    private func signingEnd(of keys: [KeyLifetime], from start: Timestamp) -> Timestamp {
        var end = start
        while let next = keys.filter({ $0.signsFrom <= end }).map(\.signsUntil).max(), next > end {
            end = next
        }
        return end
    }

    /// The lifetime of a key that takes over as soon as verifiers can know it, or at once if none
    /// of `keys` can sign until then.
    package func replacement(of keys: [KeyLifetime], at now: Timestamp) -> KeyLifetime {
        let isSigned = keys.contains { $0.maySign(at: now) }
        return isSigned ? replacement(at: now) : lifetime(createdAt: now, signsFrom: now)
    }

    /// The lifetime of a key that takes over as soon as verifiers can know it.
    package func replacement(at now: Timestamp) -> KeyLifetime {
        lifetime(createdAt: now, signsFrom: now + lead)
    }

    /// How far in the past a key that signs at once begins, so that a node with a slow clock can
    /// sign with it, too.
    static let clockAllowance = TimeSpan.minutes(-5)

    /// The lifetime of a key that signs at once, although verifiers cannot know it yet.
    package func immediate(at now: Timestamp) -> KeyLifetime {
        lifetime(createdAt: now, signsFrom: now + Self.clockAllowance)
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
