import NIOCore

/// Handlers for responses that arrive after their request has timed out.
///
/// Limited in time and number; stores only sequence numbers and handlers.
struct LateResponses {
    typealias Listener = (SMPPPDU) -> Void

    private static let limit = 10_000

    private struct Entry {
        let until: NIODeadline
        let listener: Listener
    }

    private var entries: [UInt32: Entry] = [:]
    private var order = CircularBuffer<UInt32>()

    /// Waits for the response to a request until `end`; removes the oldest entries if necessary.
    mutating func expect(
        _ number: UInt32,
        until end: NIODeadline,
        at now: NIODeadline,
        _ listener: @escaping Listener
    ) {
        entries[number] = Entry(until: end, listener: listener)
        order.append(number)
        while let first = order.first, order.count > Self.limit || isOver(first, at: now) {
            entries[order.removeFirst()] = nil
        }
    }

    /// Removes and returns the handler for the response, unless it has expired.
    mutating func take(_ number: UInt32, at now: NIODeadline) -> Listener? {
        guard let entry = entries.removeValue(forKey: number), now < entry.until else { return nil }
        return entry.listener
    }

    mutating func removeAll() {
        entries = [:]
        order.removeAll()
    }

    private func isOver(_ number: UInt32, at now: NIODeadline) -> Bool {
        entries[number].map { $0.until <= now } ?? true
    }
}
