import DialtoneCore
import Foundation

extension ServerClock {
    /// The machine's time.
    static func system() -> ServerClock {
        ServerClock { Timestamp(Date()) }
    }
}
