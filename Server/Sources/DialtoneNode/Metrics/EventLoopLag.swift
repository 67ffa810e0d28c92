import CoreMetrics
import Dispatch
import NIOCore

/// Measures how late event loops run their jobs; requests are delayed by the same time.
struct EventLoopLag: Sendable {
    let loops: any EventLoopGroup
    let timer: Timer

    /// Gives each loop a job, and records when it ran.
    func measure() async throws {
        let start = DispatchTime.now().uptimeNanoseconds
        for loop in loops.makeIterator() {
            loop.execute {
                let lag = DispatchTime.now().uptimeNanoseconds - start
                timer.recordNanoseconds(Int64(clamping: lag))
            }
        }
    }
}
