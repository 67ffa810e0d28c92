import NIOCore
import Synchronization

/// The phones of all numbers; each keeps the first code that arrived.
final class Telephones: Sendable {
    struct Arrival: Sendable {
        let code: String
        let at: NIODeadline
    }

    private let arrivals = Mutex<[String: Arrival]>([:])

    func receive(_ code: String, at number: String) {
        let arrival = Arrival(code: code, at: .now())
        arrivals.withLock { arrivals in
            if arrivals[number] == nil { arrivals[number] = arrival }
        }
    }

    /// Removes and returns the code that has arrived at the number, which is used only once.
    func take(_ number: String) -> Arrival? {
        arrivals.withLock { $0.removeValue(forKey: number) }
    }
}
