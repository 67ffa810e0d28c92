package import Logging

/// Sends pushes behind the answers of the requests that asked for them.
///
/// A push that is dropped, because too many wait or the process ends, costs its app no more than
/// the time until it goes another way.
package final class PushQueue: Sendable {
    /// How many pushes may wait.
    private static let capacity = 1_024

    /// How many pushes are on their way at once.
    private static let width = 64

    /// An app knows its receipt only once it has read the answer, and drops pushes before that.
    package static let headStart = TimeSpan(milliseconds: 250)

    private let store: any DataStore
    private let service: any PushService
    private let pause: @Sendable (TimeSpan) async throws -> Void
    private let logger: Logger
    private let pushes: AsyncStream<IssuedPush>
    private let entrance: AsyncStream<IssuedPush>.Continuation

    /// `pause` waits for the head start of an answer.
    package init(
        store: any DataStore,
        service: any PushService,
        pause: @escaping @Sendable (TimeSpan) async throws -> Void = { span in
            try await Task.sleep(for: .milliseconds(span.milliseconds))
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

    /// Has `push` sent soon.
    package func submit(_ push: IssuedPush) async {
        switch entrance.yield(push) {
        case .enqueued: return
        case .dropped, .terminated: await note(.refused(.busy, nil), of: push)
        @unknown default: await note(.refused(.busy, nil), of: push)
        }
    }

    /// Takes no more pushes; ``run()`` returns once those that wait are sent.
    package func close() {
        entrance.finish()
    }

    /// Sends pushes until the queue is closed.
    package func run() async {
        await withTaskGroup(of: Void.self) { group in
            var started = 0
            for await push in pushes {
                if started < Self.width { started += 1 } else { await group.next() }
                group.addTask { await self.send(push) }
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
            logger.warning("a push has no outcome", metadata: ["error": "\(error)"])
        }
    }
}
