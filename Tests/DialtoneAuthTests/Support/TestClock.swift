import Foundation

@testable import DialtoneAuth

/// A clock that stands still until a test moves it.
final class TestClock: Sendable {
    private let time = Locked(Date(timeIntervalSince1970: 1_800_000_000))

    var now: Date { time.current }

    func advance(by seconds: TimeInterval) {
        time.withLock { $0 += seconds }
    }
}
