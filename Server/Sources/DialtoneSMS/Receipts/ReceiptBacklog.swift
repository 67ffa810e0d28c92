import DialtoneBasics
import DialtoneModel

/// The delivery events that are not written yet: bounded, with one entry per message.
struct ReceiptBacklog: Sendable {
    struct Entry: Sendable {
        var event: DeliveryEvent

        /// The time until which the event waits for its message.
        let giveUpAt: Timestamp
    }

    private struct Key: Hashable {
        let gateway: String
        let id: String
    }

    private let capacity: Int
    private var entries: [Key: Entry] = [:]
    private var order: [Key] = []
    private var parked: [Entry] = []

    /// The number of events dropped since ``takeDropped()`` was last called.
    private var dropped = 0

    init(capacity: Int) {
        self.capacity = capacity
    }

    var isEmpty: Bool { order.isEmpty && parked.isEmpty }

    /// The number of events, including those that wait for their message.
    var count: Int { order.count + parked.count }

    /// Whether there is room, with a reserve of 10% for callbacks that are being processed.
    var hasRoom: Bool { order.count < capacity - capacity / 10 }

    /// Adds an event, or keeps the more advanced of two events for one message.
    ///
    /// Returns `false` if there is no room.
    mutating func add(_ entry: Entry) -> Bool {
        let key = Key(gateway: entry.event.gatewayName, id: entry.event.gatewayMessageID)
        if let known = entries[key] {
            var stays = known.event.state.rank <= entry.event.state.rank ? entry : known
            stays.event = stays.event.about(known.event.attempt ?? entry.event.attempt)
            entries[key] = stays
            return true
        }
        guard order.count < capacity else {
            dropped += 1
            return false
        }
        entries[key] = entry
        order.append(key)
        return true
    }

    /// Parks an event whose message is unknown; drops the oldest if too many are parked.
    mutating func park(_ entry: Entry) {
        parked.append(entry)
        let surplus = parked.count - capacity / 10
        guard surplus > 0 else { return }
        parked.removeFirst(surplus)
        dropped += surplus
    }

    /// Removes and returns up to `limit` entries, oldest first.
    mutating func take(_ limit: Int) -> [Entry] {
        let keys = order.prefix(limit)
        let taken = keys.compactMap { entries.removeValue(forKey: $0) }
        order.removeFirst(keys.count)
        return taken
    }

    /// Removes all parked events; returns those that have not expired at `now`.
    mutating func takeParked(at now: Timestamp) -> [Entry] {
        defer { parked = [] }
        return parked.filter { now < $0.giveUpAt }
    }

    mutating func takeDropped() -> Int {
        defer { dropped = 0 }
        return dropped
    }
}
