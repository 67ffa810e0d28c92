package import DialtoneBasics
package import PhoneNumbers

/// An installation of an app that proved a number before, with separate limits for the number.
///
/// It lets the number's owner sign in while an attacker enters wrong codes and requests messages,
/// because other callers do not count here. In return, it allows few wrong codes; after those, the
/// number's common limits apply until the installation proves the number again.
package struct KnownInstallation: Hashable, Sendable {
    /// How many wrong codes it may enter without a right one in between.
    package static let wrongCodeLimit = 5

    /// How many installations are remembered for a number; a new one replaces the oldest.
    package static let perNumber = 4

    package let projectID: ProjectID
    package let phoneNumber: PhoneNumber

    /// The installation's name, as in ``AppVerdict``.
    package let name: String

    /// Unanswered messages of the last day that it requested, oldest first.
    package private(set) var sends: [Timestamp]

    /// Wrong codes since its last right one.
    package private(set) var wrongCodes: Int

    /// When it last entered a right code.
    package private(set) var provedAt: Timestamp

    package init(
        projectID: ProjectID,
        phoneNumber: PhoneNumber,
        name: String,
        sends: [Timestamp] = [],
        wrongCodes: Int = 0,
        provedAt: Timestamp
    ) {
        self.projectID = projectID
        self.phoneNumber = phoneNumber
        self.name = name
        self.sends = sends
        self.wrongCodes = wrongCodes
        self.provedAt = provedAt
    }
}

extension KnownInstallation {
    /// Whether its own limits still apply at `now`.
    package func isKnown(at now: Timestamp) -> Bool {
        wrongCodes < Self.wrongCodeLimit && now - provedAt < AppInstances.lifetime
    }

    package func refusal(at now: Timestamp, by policy: SendPolicy) -> Refusal? {
        messages.refusal(at: now, by: policy)
    }

    package mutating func recordSend(at now: Timestamp, policy: SendPolicy) -> Timestamp {
        var messages = messages
        defer { sends = messages.sends }
        return messages.recordSend(at: now, policy: policy)
    }

    package mutating func withdrawSend(at moment: Timestamp) {
        if let index = sends.lastIndex(of: moment) { sends.remove(at: index) }
    }

    package mutating func recordFailure() { wrongCodes += 1 }

    package mutating func recordSuccess(at now: Timestamp) {
        sends = []
        wrongCodes = 0
        provedAt = now
    }

    /// Its own messages as a ledger, so that the number's limits can be applied to them.
    private var messages: PhoneLedger {
        PhoneLedger(projectID: projectID, phoneNumber: phoneNumber, sends: sends)
    }
}
