import DialtoneCore
import Logging
import Synchronization

/// Compares the server's time with the database's, which all servers share, and with the
/// machine's own clock.
///
/// Codes, limits and keys depend on servers agreeing on the time. So a server that is off by more
/// than ``bound`` does not serve.
final class ClockWatch: Sendable {
    /// A difference above the first is logged, and one above the second stops the server.
    static let notice = TimeSpan.seconds(5)
    static let bound = TimeSpan.seconds(30)

    private struct Told {
        var isOffDatabase = false
        var isOffMachine = false
    }

    private let clock: ServerClock
    private let databaseTime: @Sendable () async throws -> Timestamp?
    private let logger: Logger
    private let told = Mutex(Told())

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
        note(lead)
        guard lead.magnitude <= Self.bound else { throw WrongClock(lead: lead) }
    }

    private func note(_ lead: TimeSpan) {
        let isOff = lead.magnitude > Self.notice
        guard told.withLock({ Self.changes(&$0.isOffDatabase, to: isOff) }) else { return }
        if isOff {
            logger.warning("\(WrongClock(lead: lead))")
        } else {
            logger.info("this server's clock agrees with the database's again")
        }
    }

    /// Logs that the machine's clock was set, and that the server does not follow it yet.
    private func noteLead() {
        let lead = clock.lead
        let isOff = lead.magnitude > Self.notice
        guard told.withLock({ Self.changes(&$0.isOffMachine, to: isOff) }) else { return }
        if isOff {
            let side = lead < .seconds(0) ? "forward" : "back"
            logger.warning(
                "this machine's clock was set \(side) by \(lead.magnitude.wholeSeconds) s; the server's time does not jump, and follows gradually"
            )
        } else {
            logger.info("the server's time agrees with this machine's clock again")
        }
    }

    private static func changes(_ state: inout Bool, to value: Bool) -> Bool {
        defer { state = value }
        return state != value
    }
}

/// The server's time and the database's are further apart than they may be.
struct WrongClock: ServerFault, Hashable {
    /// How far the server's time is ahead.
    let lead: TimeSpan

    let isTemporary = true

    var description: String {
        let side = lead < .seconds(0) ? "behind" : "ahead of"
        return "this server's clock is \(lead.magnitude.wholeSeconds) s \(side) the database's: "
            + "set both by NTP"
    }
}
