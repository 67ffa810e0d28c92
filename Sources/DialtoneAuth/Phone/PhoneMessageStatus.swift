public import Foundation

/// The delivery status of a message with a code.
public struct PhoneMessageStatus: Hashable, Sendable {
    /// The delivery state of a message.
    ///
    /// Newer servers may add states. The raw values are stable.
    public struct State: RawRepresentable, Hashable, Sendable {
        /// The server's name for the state, for example `DELIVERED`.
        public let rawValue: String

        /// Creates a state from any text, without validation.
        public init(rawValue: String) {
            self.rawValue = rawValue
        }
    }

    /// The reason why a message was not delivered.
    ///
    /// Newer servers may add reasons. The raw values are stable.
    public struct Failure: RawRepresentable, Hashable, Sendable {
        /// The server's name for the reason, for example `UNREACHABLE`.
        public let rawValue: String

        /// Creates a reason from any text, without validation.
        public init(rawValue: String) {
            self.rawValue = rawValue
        }
    }

    /// The delivery state.
    public let state: State

    /// The reason for the failure, if ``state`` is ``State/failed``.
    public let failure: Failure?

    /// Seconds until another message can be requested, if the server provides it.
    public let resendAfter: TimeInterval?
}

extension PhoneMessageStatus.State {
    /// No SMS gateway has accepted the message yet.
    public static let queued = Self(rawValue: "QUEUED")
    /// An SMS gateway has accepted the message; some gateways never report anything further.
    public static let accepted = Self(rawValue: "ACCEPTED")
    /// The carrier reports that the message reached the phone.
    public static let delivered = Self(rawValue: "DELIVERED")
    /// The message was not delivered, and will not be.
    public static let failed = Self(rawValue: "FAILED")
    /// The code was entered.
    public static let entered = Self(rawValue: "ENTERED")
    /// The message could not be delivered in time.
    public static let expired = Self(rawValue: "EXPIRED")
}

extension PhoneMessageStatus.Failure {
    /// The number does not exist.
    public static let invalidNumber = Self(rawValue: "INVALID_NUMBER")
    /// The phone is off, out of reach, or does not accept messages.
    public static let unreachable = Self(rawValue: "UNREACHABLE")
    /// The number's owner has opted out of messages.
    public static let optedOut = Self(rawValue: "OPTED_OUT")
    /// The SMS gateway does not send to this country or carrier.
    public static let blockedRegion = Self(rawValue: "BLOCKED_REGION")
}
