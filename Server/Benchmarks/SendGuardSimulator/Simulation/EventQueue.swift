/// Future events, earliest first; simultaneous events keep their order.
struct EventQueue<Event> {
    private struct Entry {
        let time: Double
        let number: Int
        let event: Event

        static func < (lhs: Self, rhs: Self) -> Bool {
            (lhs.time, lhs.number) < (rhs.time, rhs.number)
        }
    }

    private var heap: [Entry] = []
    private var count = 0

    mutating func add(_ event: Event, at time: Double) {
        heap.append(Entry(time: time, number: count, event: event))
        count += 1
        var child = heap.count - 1
        while child > 0, heap[child] < heap[(child - 1) / 2] {
            heap.swapAt(child, (child - 1) / 2)
            child = (child - 1) / 2
        }
    }

    mutating func next() -> (time: Double, event: Event)? {
        guard let first = heap.first, let last = heap.popLast() else { return nil }
        if !heap.isEmpty {
            heap[0] = last
            sink()
        }
        return (first.time, first.event)
    }

    private mutating func sink() {
        var parent = 0
        while true {
            var child = 2 * parent + 1
            guard child < heap.count else { return }
            if child + 1 < heap.count, heap[child + 1] < heap[child] { child += 1 }
            guard heap[child] < heap[parent] else { return }
            heap.swapAt(child, parent)
            parent = child
        }
    }
}
