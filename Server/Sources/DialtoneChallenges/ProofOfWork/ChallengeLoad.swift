package import DialtoneBasics
package import DialtoneModel
import Synchronization

/// Counts the challenges of the last minute by project and by network, to set their difficulty.
///
/// The more challenges are requested, the more work each of them takes. Each node counts in its own
/// memory. This only makes abuse expensive; the number of messages is limited elsewhere.
package final class ChallengeLoad: Sendable {
    /// The maximum number of networks that are counted; others count only for their project.
    private static let networkLimit = 20_000

    /// The number of challenges that a rejected solution counts as.
    private static let refusalWeight = 5

    private enum Subject: Hashable {
        case project(ProjectID)
        case network(IPAddress)
    }

    private struct Window {
        var minute: Int64 = .min
        var present: [Subject: Int] = [:]
        var previous: [Subject: Int] = [:]

        mutating func move(to minute: Int64) {
            guard minute != self.minute else { return }
            previous = minute == self.minute + 1 ? present : [:]
            present = [:]
            self.minute = minute
        }
    }

    private let clock: ServerClock
    private let window = Mutex(Window())

    package init(clock: ServerClock) {
        self.clock = clock
    }

    /// Counts a challenge, and returns the amount of work that it should take.
    package func work(
        for project: ProjectID,
        asking address: IPAddress?,
        by settings: ChallengeWork
    ) -> Int {
        let rates = count(1, for: project, asking: address)
        let pressure = max(
            Double(rates.project) / Double(settings.quietPerMinute),
            Double(rates.network) / Double(settings.quietPerNetwork)
        )
        let work = Double(settings.least) * max(1, pressure)
        return Int(min(work.rounded(), Double(settings.most)))
    }

    /// Counts a solution that was rejected.
    package func refused(for project: ProjectID, asking address: IPAddress?) {
        _ = count(Self.refusalWeight, for: project, asking: address)
    }

    private func count(
        _ weight: Int,
        for project: ProjectID,
        asking address: IPAddress?
    ) -> (project: Int, network: Int) {
        let now = clock.now.milliseconds
        let (minute, rest) = (now / 60_000, 60_000 - now % 60_000)
        return window.withLock { window in
            window.move(to: minute)
            func add(_ subject: Subject) -> Int {
                if window.present[subject] == nil, window.present.count >= Self.networkLimit {
                    return 0
                }
                window.present[subject, default: 0] += weight
                let past = Int64(window.previous[subject] ?? 0) * rest / 60_000
                return window.present[subject, default: 0] + Int(past)
            }
            return (
                add(.project(project.parent)),
                address.flatMap(\.challengeNetwork).map { add(.network($0)) } ?? 0
            )
        }
    }
}

extension IPAddress {
    /// The first address of the network (/24 or /48) that a single customer typically has.
    ///
    /// `nil` for a private address, because it belongs to a proxy or a neighbor.
    fileprivate var challengeNetwork: IPAddress? {
        guard isPublic else { return nil }
        let length = isVersion4 ? 3 : 6
        return IPAddress(
            bytes: bytes.prefix(length) + Array(repeating: 0, count: bytes.count - length)
        )
    }
}
