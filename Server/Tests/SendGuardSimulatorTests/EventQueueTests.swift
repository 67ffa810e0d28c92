import Testing

@testable import SendGuardSimulator

struct EventQueueTests {
    @Test func `events are ordered by time, and then by arrival`() {
        var queue = EventQueue<Int>()
        let times = [5.0, 1, 3, 1, 4, 1, 5, 9, 2, 6]
        for (number, time) in times.enumerated() { queue.add(number, at: time) }
        var order: [Int] = []
        while let (_, number) = queue.next() { order.append(number) }
        let expected = times.indices.sorted { (times[$0], $0) < (times[$1], $1) }
        #expect(order == expected)
    }
}
