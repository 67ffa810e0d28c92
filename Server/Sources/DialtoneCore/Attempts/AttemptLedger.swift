/// What was tried of late with one e-mail address: passwords, or mails to it; or how often one
/// device asked for a push.
///
/// It is kept for addresses without an account as well, so that limits tell nothing. Its limits
/// make the next try wait and never forbid it for good: an attacker can slow the owner down, not
/// lock the owner out.
package struct AttemptLedger: Hashable, Sendable {
    package enum Kind: String, Sendable {
        case password
        case mail

        /// Mails that ask the reader to confirm a change to their address.
        ///
        /// They are counted apart, because the holder of any account can ask for them.
        case addressChange

        /// Mails that tell the owner of a proved address of changes.
        case notice
        case push
    }

    package let projectID: ProjectID
    package let kind: Kind

    /// The address, as ``EmailAddress`` writes it, or the digest of a device token.
    package let subject: String

    /// What was tried in the last day, oldest first.
    package private(set) var tries: [Try]

    package init(
        projectID: ProjectID,
        kind: Kind,
        subject: String,
        tries: [Try] = []
    ) {
        self.projectID = projectID
        self.kind = kind
        self.subject = subject
        self.tries = tries
    }

    /// One try.
    package struct Try: Hashable, Sendable {
        package let at: Timestamp

        /// The client address, as ``SendOrigin/address``; `nil` if it was not recorded.
        package let address: String?

        package init(at moment: Timestamp, from address: String? = nil) {
            self.at = moment
            self.address = address
        }
    }

    package var moments: [Timestamp] { tries.map(\.at) }

    /// Notes a try, unless it comes too early: then it returns how long to wait, and notes nothing.
    package mutating func attempt(
        at now: Timestamp,
        from address: String? = nil
    ) -> TimeSpan? {
        tries.removeAll { $0.at <= now - .days(1) }
        if let wait = wait(at: now) { return wait }
        tries.append(Try(at: now, from: address))
        return nil
    }

    /// Takes back a try that was never judged.
    package mutating func withdraw(_ withdrawn: Try) {
        guard let index = tries.lastIndex(of: withdrawn) else { return }
        tries.remove(at: index)
    }

    /// Clears the ledger, because the caller proved to be the owner.
    package mutating func clear() {
        tries = []
    }

    /// When it was tried from `address`.
    package func moments(from address: String) -> [Timestamp] {
        tries.filter { $0.address == address }.map(\.at)
    }

    /// How long the next try has to wait; `nil` if it need not.
    package func wait(at now: Timestamp) -> TimeSpan? {
        switch kind {
        case .password:
            guard let last = tries.last else { return nil }
            let ready = last.at + Self.passwordPause(after: tries.count)
            return now < ready ? ready - now : nil
        case .push: return wait(for: 10, in: .hours(1), at: now)
        case .notice:
            return wait(for: 10, in: .hours(1), at: now) ?? wait(for: 40, in: .days(1), at: now)
        case .mail, .addressChange:
            return wait(for: 5, in: .hours(1), at: now) ?? wait(for: 20, in: .days(1), at: now)
        }
    }

    /// Five tries in a row cost nothing, each further one doubles the pause, up to five minutes.
    private static func passwordPause(after attempts: Int) -> TimeSpan {
        guard attempts >= 5 else { return .seconds(0) }
        return .seconds(min(300, 1 << min(attempts - 5, 9)))
    }

    private func wait(for limit: Int, in span: TimeSpan, at now: Timestamp) -> TimeSpan? {
        let recent = moments.filter { $0 > now - span }
        guard recent.count >= limit else { return nil }
        return recent[recent.count - limit] + span - now
    }
}
