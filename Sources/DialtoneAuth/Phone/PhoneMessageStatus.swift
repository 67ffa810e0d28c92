public import Foundation

/// What became of a message with a code.
public struct PhoneMessageStatus: Hashable, Sendable {
    /// How far a message came.
    ///
    /// Open-ended: a newer server may know more of them. The spellings are stable.
    public struct State: RawRepresentable, Hashable, Sendable {
        /// The state as the server spells it, such as `DELIVERED`.
        public let rawValue: String

        /// Takes any word; nothing is checked.
        public init(rawValue: String) {
            self.rawValue = rawValue
        }
    }

    /// Why a message did not reach its phone.
    ///
    /// Open-ended: a newer server may know more of them. The spellings are stable.
    public struct Failure: RawRepresentable, Hashable, Sendable {
        /// The reason as the server spells it, such as `UNREACHABLE`.
        public let rawValue: String

        /// Takes any word; nothing is checked.
        public init(rawValue: String) {
            self.rawValue = rawValue
        }
    }

    /// How far it came.
    public let state: State

    /// Why it did not arrive, where ``state`` is ``State/failed``.
    public let failure: Failure?

    /// Seconds until another message can be asked for, where the server tells.
    public let resendAfter: TimeInterval?
}

extension PhoneMessageStatus.State {
    /// No SMS gateway has it yet.
    public static let queued = Self(rawValue: "QUEUED")
    /// An SMS gateway took it; what becomes of it is not known, and with some never will be.
    public static let accepted = Self(rawValue: "ACCEPTED")
    /// The carrier says that it reached the phone.
    public static let delivered = Self(rawValue: "DELIVERED")
    /// It did not reach the phone, and will not.
    public static let failed = Self(rawValue: "FAILED")
    /// Its code was entered.
    public static let entered = Self(rawValue: "ENTERED")
    /// It was too late to deliver it.
    public static let expired = Self(rawValue: "EXPIRED")
}

extension PhoneMessageStatus.Failure {
    /// There is no such number.
    public static let invalidNumber = Self(rawValue: "INVALID_NUMBER")
    /// The phone is off, out of reach, or takes no messages.
    public static let unreachable = Self(rawValue: "UNREACHABLE")
    /// The number's owner wants no messages.
    public static let optedOut = Self(rawValue: "OPTED_OUT")
    /// The SMS gateway sends nothing to this country or carrier.
    public static let blockedRegion = Self(rawValue: "BLOCKED_REGION")
}
