package import DialtoneBasics
import DialtoneSendGuard

/// The recent attempts for one e-mail address, phone number or device.
///
/// They are password attempts or mails for an address, notices to a number, or push requests of a
/// device. The ledger is
/// kept for addresses without an account as well, so that limits do not reveal which accounts
/// exist. A limit delays the next attempt and never blocks it permanently. Password attempts from a
/// known client address (``KnownPlace``) wait only for those from the same address, so that
/// attempts from elsewhere do not lock the owner out.
package struct AttemptLedger: Hashable, Sendable {
    /// How long a ledger is kept after its last change: the longest period of any limit.
    package static let retention = TimeSpan.days(1)

    package enum Kind: String, Sendable {
        case password
        case mail

        /// Mails that ask the reader to confirm an address change.
        ///
        /// They are counted separately, because any account holder can request them.
        case addressChange

        /// Mails that notify the owner of a verified address of changes.
        case notice

        /// Text messages that notify the owner of a number of changes.
        case textNotice

        /// Attempts of an operator to sign in to the console.
        case operatorSignIn
        case push
    }

    package let projectID: ProjectID
    package let kind: Kind

    /// The e-mail address, normalized by ``EmailAddress``, the phone number in E.164, or the digest
    /// of a device token.
    package let subject: String

    /// The attempts of the last day, oldest first.
    package private(set) var tries: [Try]

    /// Client addresses from which the password was proved, least recently proved first.
    package private(set) var places: [KnownPlace]

    package init(
        projectID: ProjectID,
        kind: Kind,
        subject: String,
        tries: [Try] = [],
        places: [KnownPlace] = []
    ) {
        self.projectID = projectID
        self.kind = kind
        self.subject = subject
        self.tries = tries
        self.places = places
    }

    /// One attempt.
    package struct Try: Hashable, Sendable {
        package let at: Timestamp

        /// The client address, in the format of ``SendOrigin/address``; `nil` if not recorded.
        package let address: String?

        package init(at moment: Timestamp, from address: String? = nil) {
            self.at = moment
            self.address = address
        }
    }

    package var moments: [Timestamp] { tries.map(\.at) }

    /// Records an attempt, or returns how long to wait if it comes too early.
    package mutating func attempt(
        at now: Timestamp,
        from address: String? = nil
    ) -> TimeSpan? {
        tries.removeAll { $0.at <= now - .days(1) }
        places.removeAll { !$0.isKnown(at: now) }
        if let wait = wait(at: now, from: address) { return wait }
        tries.append(Try(at: now, from: address))
        return nil
    }

    /// Removes an attempt that was never evaluated.
    package mutating func withdraw(_ withdrawn: Try) {
        guard let index = tries.lastIndex(of: withdrawn) else { return }
        tries.remove(at: index)
    }

    /// Records a correct password from `address` and clears the attempts that count for it.
    package mutating func recordSuccess(from address: String, at now: Timestamp) {
        let isForgiven = line(of: address, at: now)
        tries.removeAll(where: isForgiven)
        know(address, at: now)
    }

    /// Records a password reset by mail from `address` and clears all attempts.
    ///
    /// They were made against the old password.
    package mutating func recordReset(from address: String, at now: Timestamp) {
        tries = []
        know(address, at: now)
    }

    /// Adds `address` to the known addresses, whose attempts are limited separately.
    ///
    /// Only a caller who proved to be the owner may be added: otherwise, an attacker could replace
    /// the owner's addresses.
    package mutating func know(_ address: String, at now: Timestamp) {
        guard address != SendOrigin.unknown.address else { return }
        places.removeAll { $0.address == address || !$0.isKnown(at: now) }
        places.append(KnownPlace(address: address, provedAt: now))
        places.removeFirst(max(0, places.count - KnownPlace.perAccount))
    }

    /// Whether attempts from `address` have limits of their own.
    package func knows(_ address: String, at now: Timestamp) -> Bool {
        places.contains { $0.address == address && $0.isKnown(at: now) }
    }

    /// Returns the times of the attempts from `address`.
    package func moments(from address: String) -> [Timestamp] {
        tries.filter { $0.address == address }.map(\.at)
    }

    /// Returns how long the next attempt from `address` must wait; `nil` if it need not.
    package func wait(at now: Timestamp, from address: String? = nil) -> TimeSpan? {
        switch kind {
        case .password, .operatorSignIn:
            let isEarlier = line(of: address, at: now)
            let earlier = tries.filter(isEarlier)
            guard let last = earlier.last else { return nil }
            let ready = last.at + Self.passwordPause(after: earlier.count)
            return now < ready ? ready - now : nil
        case .push: return wait(for: 10, in: .hours(1), at: now)
        case .textNotice: return wait(for: 3, in: .days(1), at: now)
        case .notice:
            return wait(for: 10, in: .hours(1), at: now) ?? wait(for: 40, in: .days(1), at: now)
        case .mail, .addressChange:
            return wait(for: 5, in: .hours(1), at: now) ?? wait(for: 20, in: .days(1), at: now)
        }
    }

    /// Returns a filter for the attempts that count for an attempt from `address`.
    ///
    /// They are its own if the address is known, else those of all unknown addresses.
    private func line(of address: String?, at now: Timestamp) -> (Try) -> Bool {
        let known = Set(places.filter { $0.isKnown(at: now) }.map(\.address))
        if let address, known.contains(address) { return { $0.address == address } }
        return { attempt in attempt.address.map { !known.contains($0) } ?? true }
    }

    /// The delay after a number of attempts: from the fifth on, it doubles from 1 s to 5 minutes.
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
