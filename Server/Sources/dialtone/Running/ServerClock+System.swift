import DialtoneBasics
import Foundation

extension ServerClock {
    /// Returns a clock with the machine's time.
    static func system() -> ServerClock {
        let start = ContinuousClock.now
        return ServerClock(
            wallClock: { Timestamp(Date()) },
            uptime: {
                let uptime = start.duration(to: .now)
                return TimeSpan(milliseconds: Int64(uptime / .milliseconds(1)))
            }
        )
    }
}
