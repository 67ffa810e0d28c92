package import DialtoneCore
package import Logging

/// What gateways are made with, besides what the operator says about them.
package struct GatewayParts: Sendable {
    package let http: any OutboundHTTP
    package let policy: OutboundPolicy
    package let clock: ServerClock
    package let random: RandomSource
    package let logger: Logger

    /// Where development keeps messages; elsewhere there is none.
    package let inbox: Inbox?

    package init(
        http: any OutboundHTTP,
        policy: OutboundPolicy,
        clock: ServerClock,
        random: RandomSource,
        logger: Logger,
        inbox: Inbox? = nil
    ) {
        self.http = http
        self.policy = policy
        self.clock = clock
        self.random = random
        self.logger = logger
        self.inbox = inbox
    }
}
