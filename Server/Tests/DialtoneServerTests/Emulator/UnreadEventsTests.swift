import Testing

@testable import DialtoneServer

struct UnreadEventsTests {
    @Test func `all unread events are taken at once and in order`() {
        let unread = UnreadEvents<Int>()
        unread.add(1)
        unread.add(2)
        #expect(unread.take() == [1, 2])
        unread.add(3)
        #expect(unread.take() == [3])
        #expect(unread.take() == [])
    }

    @Test func `a reader that falls behind loses the oldest events`() {
        let unread = UnreadEvents<Int>()
        for number in 1...150 { unread.add(number) }
        #expect(unread.take() == Array(51...150))
    }
}
