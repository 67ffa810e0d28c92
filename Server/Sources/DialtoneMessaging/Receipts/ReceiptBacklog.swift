import DialtoneCore

/// What gateways said and nobody has written down yet: bounded, and one entry a message.
struct ReceiptBacklog: Sendable {
    struct Entry: Sendable {
        var event: DeliveryEvent

        /// Until when it waits for a message that is not known yet.
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

    /// How many were thrown away since they were asked for.
    private var dropped = 0

    init(capacity: Int) {
        self.capacity = capacity
    }

    var isEmpty: Bool { order.isEmpty && parked.isEmpty }

    /// How many there are, those that wait for their message included.
    var count: Int { order.count + parked.count }

    /// Whether there is room for all that others are about to add.
    var hasRoom: Bool { order.count < capacity - capacity / 10 }

    /// Keeps the event that says more where there is one for the same message; `false` if there
    /// is no room.
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

    /// Keeps an event for later whose message is not known; the oldest makes room.
    mutating func park(_ entry: Entry) {
        parked.append(entry)
        let surplus = parked.count - capacity / 10
        guard surplus > 0 else { return }
        parked.removeFirst(surplus)
        dropped += surplus
    }

    /// Up to `limit` entries, the oldest first.
    mutating func take(_ limit: Int) -> [Entry] {
        let keys = order.prefix(limit)
        let taken = keys.compactMap { entries.removeValue(forKey: $0) }
        order.removeFirst(keys.count)
        return taken
    }

    /// What was parked and may still find its message at `now`.
    mutating func takeParked(at now: Timestamp) -> [Entry] {
        defer { parked = [] }
        return parked.filter { now < $0.giveUpAt }
    }

    mutating func takeDropped() -> Int {
        defer { dropped = 0 }
        return dropped
    }
}
