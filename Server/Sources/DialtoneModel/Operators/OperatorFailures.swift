/// The sign-ins with password and code that an operator has failed since the last success.
///
/// Failures from known addresses (``KnownPlace``) are counted separately, so that attempts from
/// elsewhere do not keep the operator out. Unlike the limits of ``AttemptLedger``, this one has no
/// end: only new credentials, or a success from the same kind of address, clear a count.
package struct OperatorFailures: Hashable, Sendable {
    /// After how many failures passwords and codes are not compared anymore (NIST SP 800-63B).
    package static let limit = 100

    /// The number of failures from addresses that are not known.
    package private(set) var elsewhere: Int

    /// The number of failures from known addresses.
    package private(set) var atKnownPlaces: Int

    package init(elsewhere: Int = 0, atKnownPlaces: Int = 0) {
        self.elsewhere = elsewhere
        self.atKnownPlaces = atKnownPlaces
    }

    /// Whether no sign-in with a password is accepted from addresses of this kind.
    package func isExhausted(atKnownPlace isKnown: Bool) -> Bool {
        (isKnown ? atKnownPlaces : elsewhere) >= Self.limit
    }

    /// Whether no sign-in with a password is accepted from some addresses.
    package var isExhausted: Bool {
        isExhausted(atKnownPlace: false) || isExhausted(atKnownPlace: true)
    }

    /// Counts an attempt, which is a failure until it has succeeded.
    package mutating func count(atKnownPlace isKnown: Bool) {
        if isKnown { atKnownPlaces += 1 } else { elsewhere += 1 }
    }

    /// Clears the failures from addresses of this kind.
    package mutating func clear(atKnownPlace isKnown: Bool) {
        if isKnown { atKnownPlaces = 0 } else { elsewhere = 0 }
    }
}
