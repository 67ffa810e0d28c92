package import DialtoneBasics

/// Decides when the next signing key is due; the caller generates and stores it.
package struct KeyRotation: Hashable, Sendable {
    /// The period for which a key signs.
    package var period = TimeSpan.days(30)

    /// The period for which a key is published before it signs.
    ///
    /// It must be longer than verifiers cache the key set, and longer than nodes take to load each
    /// other's keys. Otherwise they would receive tokens that were signed with an unknown key.
    package var lead = TimeSpan.hours(1)

    /// The time before ``lead`` at which a key is generated.
    ///
    /// It ensures that a delayed maintenance run does no harm.
    package var slack = TimeSpan.hours(23)

    /// The period for which a key stays published after its last session cookie has expired.
    package var overlap = TimeSpan.days(2)

    package init() {}

    /// The lifetime of the key that must be generated at `now`; `nil` if none is due.
    ///
    /// `keys` are the keys of its algorithm. `substitutes` are the keys of other algorithms, which
    /// can sign until verifiers have loaded the new key. A key that begins to sign later than the
    /// next one would is ignored, because a server with a wrong clock has generated it.
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
            // Without a substitute, a key that verifiers have not loaded yet is better than none.
            return lifetime(
                createdAt: now,
                signsFrom: relief.map { min($0, now + lead) } ?? now
            )
        }
        let end = signingEnd(of: keys, from: isSigned ? now : now + lead)
        guard end < now + lead + slack else { return nil }
        return lifetime(createdAt: now, signsFrom: end)
    }

    /// The end of the period in which the keys sign without a gap, beginning at `start` or earlier.
    private func signingEnd(of keys: [KeyLifetime], from start: Timestamp) -> Timestamp {
        var end = start
        while let next = keys.filter({ $0.signsFrom <= end }).map(\.signsUntil).max(), next > end {
            end = next
        }
        return end
    }

    /// The lifetime of a key that replaces `keys`.
    ///
    /// It signs as soon as verifiers can have loaded it, or at once if none of `keys` can sign now.
    package func replacement(of keys: [KeyLifetime], at now: Timestamp) -> KeyLifetime {
        let isSigned = keys.contains { $0.maySign(at: now) }
        return isSigned ? replacement(at: now) : lifetime(createdAt: now, signsFrom: now)
    }

    /// The lifetime of a key that signs as soon as verifiers can have loaded it.
    package func replacement(at now: Timestamp) -> KeyLifetime {
        lifetime(createdAt: now, signsFrom: now + lead)
    }

    /// The offset of the start of a key that signs at once.
    ///
    /// It lies in the past, so that a node with a slow clock can also sign with the key.
    static let clockAllowance = TimeSpan.minutes(-5)

    /// The lifetime of a key that signs at once, even though verifiers cannot have loaded it yet.
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
