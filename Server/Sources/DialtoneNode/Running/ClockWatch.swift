import DialtoneBasics
import Logging
import Synchronization

/// Compares the server's time with the database's and with the machine's clock.
///
/// All servers share the database's time, and codes, limits and keys depend on servers agreeing on
/// the time. Therefore a server whose time is off by more than ``bound`` does not serve requests.
final class ClockWatch: Sendable {
    /// The difference that is logged; one above ``bound`` stops the server.
    static let notice = TimeSpan.seconds(5)
    static let bound = TimeSpan.seconds(30)

    private struct Reported {
        var isOffDatabase = false
        var isOffMachine = false
    }

    private let clock: ServerClock
    private let databaseTime: @Sendable () async throws -> Timestamp?
    private let logger: Logger
    private let reported = Mutex(Reported())
    private let latest = Mutex<TimeSpan?>(nil)

    /// How far the server's time was ahead of the database's at the last check; `nil` if they have
    /// the same clock.
    var latestLead: TimeSpan? { latest.withLock { $0 } }

    init(
        clock: ServerClock,
        logger: Logger,
        databaseTime: @escaping @Sendable () async throws -> Timestamp?
    ) {
        self.clock = clock
        self.logger = logger
        self.databaseTime = databaseTime
    }

    /// Throws ``WrongClock`` if the server's time is too far off; logs a smaller difference once.
    func check() async throws {
        noteLead()
        let before = clock.now
        guard let database = try await databaseTime() else { return }
        let after = clock.now
        // The database's time is from some moment between the two.
        let lead =
            database < before
            ? before - database : min(.seconds(0), after - database)
        latest.withLock { $0 = lead }
        note(lead)
        guard lead.magnitude <= Self.bound else { throw WrongClock(lead: lead) }
    }

    private func note(_ lead: TimeSpan) {
        let isOff = lead.magnitude > Self.notice
        guard reported.withLock({ Self.changes(&$0.isOffDatabase, to: isOff) }) else { return }
        if isOff {
            logger.warning("\(WrongClock(lead: lead))")
        } else {
            logger.info("this server's clock matches the database's again")
        }
    }

    /// Logs that the machine's clock was changed and that the server does not follow it yet.
    private func noteLead() {
        let lead = clock.lead
        let isOff = lead.magnitude > Self.notice
        guard reported.withLock({ Self.changes(&$0.isOffMachine, to: isOff) }) else { return }
        if isOff {
            let side = lead < .seconds(0) ? "forward" : "back"
            logger.warning(
                "this machine's clock was set \(side) by \(lead.magnitude.wholeSeconds) s; the server's time follows gradually"
            )
        } else {
            logger.info("the server's time matches this machine's clock again")
        }
    }

    private static func changes(_ state: inout Bool, to value: Bool) -> Bool {
        defer { state = value }
        return state != value
    }
}

/// The difference between the server's time and the database's is too large.
package struct WrongClock: ServerFault, Hashable {
    /// How far the server's time is ahead.
    let lead: TimeSpan

    package let isTemporary = true

    package var description: String {
        let side = lead < .seconds(0) ? "behind" : "ahead of"
        return "this server's clock is \(lead.magnitude.wholeSeconds) s \(side) the database's: "
            + "synchronize both with NTP"
    }
}
