package import DialtoneBasics

/// The window and the timeouts of one connection.
package struct SMPPLinkRules: Hashable, Sendable {
    package static let windows = 1...50

    /// The maximum number of messages without a response.
    package var window = 10

    /// The timeout of a bind, which takes longer because SMSCs check the credentials.
    package var bindTimeout = TimeSpan.seconds(10)

    /// The timeout of any other response, and how long the SMSC may stop reading.
    package var responseTimeout = TimeSpan.seconds(10)

    /// How long a response is still accepted after its request has timed out.
    package var lateResponseTime = TimeSpan.minutes(10)

    /// The interval between `enquire_link` requests.
    package var enquiryInterval = TimeSpan.seconds(30)

    /// How long to wait for open responses before a connection is closed.
    package var farewell = TimeSpan.seconds(3)

    package init() {}
}
