package import DialtoneBasics
package import DialtoneInbox
package import DialtoneTracing
package import Logging

/// The dependencies of gateways besides their configuration.
package struct GatewayDependencies: Sendable {
    package let http: any OutboundHTTP
    package let policy: OutboundPolicy
    package let clock: ServerClock
    package let random: RandomSource
    package let logger: Logger

    /// The inbox of a development server; `nil` in production.
    package let inbox: Inbox?

    /// Begins a trace for a message that belongs to none; `nil` if only traces of requests are
    /// continued.
    package let tracer: NodeTracer?

    package init(
        http: any OutboundHTTP,
        policy: OutboundPolicy,
        clock: ServerClock,
        random: RandomSource,
        logger: Logger,
        inbox: Inbox? = nil,
        tracer: NodeTracer? = nil
    ) {
        self.http = http
        self.policy = policy
        self.clock = clock
        self.random = random
        self.logger = logger
        self.inbox = inbox
        self.tracer = tracer
    }
}
