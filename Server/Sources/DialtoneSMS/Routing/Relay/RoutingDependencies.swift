package import DialtoneBasics
package import DialtoneModel
package import Logging

/// The dependencies of message routing.
package struct RoutingDependencies: Sendable {
    let store: any DataStore
    let health: GatewayHealthBoard
    let callbacks: CallbackAddresses
    let timing: RoutingTiming
    let clock: ServerClock

    /// The clock for delays.
    let ticks: any Clock<Swift.Duration>
    let random: RandomSource
    let meter: any ActivityMeter
    let logger: Logger

    package init(
        store: any DataStore,
        health: GatewayHealthBoard,
        callbacks: CallbackAddresses,
        timing: RoutingTiming,
        clock: ServerClock,
        ticks: any Clock<Swift.Duration>,
        random: RandomSource,
        meter: any ActivityMeter = NoActivityMeter(),
        logger: Logger
    ) {
        self.store = store
        self.health = health
        self.callbacks = callbacks
        self.timing = timing
        self.clock = clock
        self.ticks = ticks
        self.random = random
        self.meter = meter
        self.logger = logger
    }
}
