package import DialtoneBasics
package import DialtoneModel
package import Logging
import Tracing

/// Sends push notifications after the responses to the requests that asked for them.
///
/// If a push is dropped because the queue is full or the process ends, the app times out and uses
/// another verification method.
package final class PushQueue: Sendable {
    /// The maximum number of queued pushes.
    private static let capacity = 1_024

    /// The maximum number of pushes that are sent concurrently.
    private static let width = 64

    /// The delay before a push is sent: an app learns its receipt from the response, and ignores
    /// pushes that arrive before it.
    package static let headStart = TimeSpan(milliseconds: 250)

    private let store: any DataStore
    private let service: any PushService
    private let pause: @Sendable (TimeSpan) async throws -> Void
    private let logger: Logger
    private let pushes: AsyncStream<Entry>
    private let entrance: AsyncStream<Entry>.Continuation

    /// A push, and the trace of the request that asked for it.
    private struct Entry: Sendable {
        let push: IssuedPush
        let context: InstrumentationContext?
    }

    /// Creates a queue; `pause` waits for the head start of a response.
    package init(
        store: any DataStore,
        service: any PushService,
        pause: @escaping @Sendable (TimeSpan) async throws -> Void = { span in
            try await Task.sleep(for: span)
        },
        logger: Logger
    ) {
        self.store = store
        self.service = service
        self.pause = pause
        self.logger = logger
        (pushes, entrance) = AsyncStream.makeStream(
            bufferingPolicy: .bufferingOldest(Self.capacity)
        )
    }

    /// Queues `push`.
    package func submit(_ push: IssuedPush) async {
        switch entrance.yield(Entry(push: push, context: .current)) {
        case .enqueued: return
        case .dropped, .terminated: await note(.refused(.busy, nil), of: push)
        @unknown default: await note(.refused(.busy, nil), of: push)
        }
    }

    /// Stops accepting pushes; ``run()`` returns once the queued ones are sent.
    package func close() {
        entrance.finish()
    }

    /// Sends pushes until the queue is closed.
    package func run() async {
        await withTaskGroup(of: Void.self) { group in
            var started = 0
            for await entry in pushes {
                if started < Self.width { started += 1 } else { await group.next() }
                group.addTask {
                    await InstrumentationContext.withValue(entry.context) {
                        await self.send(entry.push)
                    }
                }
            }
        }
    }

    private func send(_ push: IssuedPush) async {
        try? await pause(Self.headStart)
        await note(await service.send(push.push, of: push.project), of: push)
    }

    private func note(_ outcome: PushOutcome, of push: IssuedPush) async {
        let receipt = push.row.ended(with: outcome)
        do {
            try await store.write { try $0.updateOutcome(of: receipt) }
        } catch {
            logger.warning(
                "the outcome of a push could not be saved",
                metadata: ["error": "\(error)"]
            )
        }
    }
}
