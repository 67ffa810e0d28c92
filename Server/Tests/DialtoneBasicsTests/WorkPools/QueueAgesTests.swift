import DialtoneBasics
import DialtoneTestSupport
import Testing

struct QueueAgesTests {
    @Test func `a queue has the age of its oldest item`() {
        let ticks = HeldClock()
        let queue = QueueAges(ticks: ticks)
        #expect(queue.state == QueueState(length: 0, oldestAge: .zero))
        let first = queue.add()
        ticks.advance(by: .seconds(5))
        let second = queue.add()
        ticks.advance(by: .seconds(2))
        #expect(queue.state == QueueState(length: 2, oldestAge: .seconds(7)))
        queue.remove(first)
        queue.remove(first)
        #expect(queue.state == QueueState(length: 1, oldestAge: .seconds(2)))
        queue.remove(second)
        #expect(queue.state == QueueState(length: 0, oldestAge: .zero))
    }
}
