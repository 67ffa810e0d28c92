/// Admits a limited number of tasks at a time, in the order of arrival.
actor Turnstile {
    private var room: Int
    private var queue: [CheckedContinuation<Void, Never>] = []

    init(room: Int) {
        self.room = room
    }

    func enter() async {
        if room > 0 {
            room -= 1
        } else {
            await withCheckedContinuation { queue.append($0) }
        }
    }

    func leave() {
        if queue.isEmpty {
            room += 1
        } else {
            queue.removeFirst().resume()
        }
    }
}
