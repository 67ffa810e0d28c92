package import DialtoneBasics
package import DialtoneModel
package import Logging
import Synchronization

/// Writes delivery events to the message log in batches.
///
/// The queue is bounded, and each batch is its own transaction: under a flood of receipts, receipts
/// are dropped before sign-ins suffer. The server log counts dropped events.
package final class DeliveryEventQueue: DeliveryEventSink {
    /// The number of events per transaction.
    private static let batch = 200

    /// How long an event waits for its message.
    ///
    /// A gateway may send a receipt before it responds to the message itself.
    private static let parkingTime = TimeSpan.seconds(60)

    private let store: any DataStore
    private let clock: ServerClock
    private let meter: any ActivityMeter
    private let logger: Logger
    private let backlog: Mutex<ReceiptBacklog>
    private let total = Mutex(0)

    package init(
        store: any DataStore,
        capacity: Int = 10_000,
        clock: ServerClock,
        meter: any ActivityMeter = NoActivityMeter(),
        logger: Logger
    ) {
        self.store = store
        self.meter = meter
        self.clock = clock
        self.logger = logger
        backlog = Mutex(ReceiptBacklog(capacity: capacity))
    }

    /// The total number of events dropped because the queue was full.
    package var droppedCount: Int { total.withLock { $0 } }

    /// The number of events that wait to be written, or for their message.
    package var waitingCount: Int { backlog.withLock { $0.count } }

    package var hasRoom: Bool { backlog.withLock { $0.hasRoom } }

    package func note(_ event: DeliveryEvent) {
        guard event.isAttributable else { return }
        let entry = ReceiptBacklog.Entry(event: event, giveUpAt: clock.now + Self.parkingTime)
        backlog.withLock { _ = $0.add(entry) }
        countDropped()
    }

    /// Writes one batch; returns the number of events in it.
    @discardableResult
    package func writeBatch() async throws -> Int {
        let entries = backlog.withLock { $0.take(Self.batch) }
        try await write(entries)
        return entries.count
    }

    /// Retries the events that arrived before their message.
    package func writeParked() async throws {
        let now = clock.now
        try await write(backlog.withLock { $0.takeParked(at: now) })
    }

    /// Writes all events that are queued now.
    package func writeAll() async throws {
        while try await writeBatch() > 0 {}
    }

    private func write(_ entries: [ReceiptBacklog.Entry]) async throws {
        guard !entries.isEmpty else { return }
        let now = clock.now
        do {
            let isKnown = try await store.write { try $0.record(entries.map(\.event), at: now) }
            backlog.withLock { backlog in
                for (entry, isKnown) in zip(entries, isKnown) where !isKnown {
                    backlog.park(entry)
                }
            }
            for (entry, isKnown) in zip(entries, isKnown) where isKnown { count(entry.event) }
        } catch let fault as any ServerFault where !fault.isTemporary {
            try await write(oneByOne: entries)
        } catch {
            putBack(entries)
            throw error
        }
        countDropped()
    }

    /// Writes each event separately, and drops those that the database rejects.
    ///
    /// A rejected event that stayed in the queue would block all others.
    private func write(oneByOne entries: [ReceiptBacklog.Entry]) async throws {
        let now = clock.now
        for (index, entry) in entries.enumerated() {
            do {
                let isKnown = try await store.write { try $0.record(entry.event, at: now) }
                if isKnown { count(entry.event) } else { backlog.withLock { $0.park(entry) } }
            } catch let fault as any ServerFault where !fault.isTemporary {
                logger.error(
                    "a delivery receipt cannot be saved",
                    metadata: ["gateway": "\(entry.event.gatewayName)", "error": "\(fault)"]
                )
            } catch {
                putBack(entries[index...])
                throw error
            }
        }
    }

    private func count(_ event: DeliveryEvent) {
        meter.note(.reported(gateway: event.gatewayName, event.state))
    }

    private func putBack(_ entries: some Sequence<ReceiptBacklog.Entry> & Sendable) {
        backlog.withLock { backlog in entries.forEach { _ = backlog.add($0) } }
    }

    private func countDropped() {
        let dropped = backlog.withLock { $0.takeDropped() }
        guard dropped > 0 else { return }
        let before = total.withLock { total in
            defer { total += dropped }
            return total
        }
        // Logged once per thousand: a flood must not fill the server's log either.
        guard before / 1_000 != (before + dropped) / 1_000 || before == 0 else { return }
        logger.warning(
            "delivery receipts were dropped: the queue is full",
            metadata: ["count": "\(before + dropped)"]
        )
    }
}
