package import DialtoneCore

/// How much is asked of an SMSC at once over one connection, and how long it may take.
package struct SMPPLinkRules: Hashable, Sendable {
    package static let windows = 1...50

    /// How many messages may wait for their response.
    package var window = 10

    /// How long the response to a bind may take: SMSCs are slow to check who comes.
    package var bindTimeout = TimeSpan.seconds(10)

    /// How long any other response may take, and how long an SMSC may read nothing while
    /// answers to it wait.
    package var responseTimeout = TimeSpan.seconds(10)

    /// How long a response is still listened to that nobody waits for any more.
    package var lateAnswerTime = TimeSpan.minutes(10)

    /// How often a connection is asked whether it still works.
    package var enquiryInterval = TimeSpan.seconds(30)

    /// How long the messages under way are waited for when a connection is given up.
    package var farewell = TimeSpan.seconds(3)

    package init() {}
}
