import DialtoneBasics
import Synchronization

/// A thread pool for signatures; an RSA signature takes 0.25 ms of CPU time.
///
/// With a ``BatchSigner``, a thread signs all messages together that were queued while it was busy.
/// A message that is alone does not wait for others.
package final class SigningPool: Sendable {
    /// The maximum number of waiting signatures.
    ///
    /// If there are more, the request fails at once instead of waiting longer than its client does.
    package static let capacity = 4_096

    private let threads: WorkPool
    private let batches: BatchSigner?
    private let pending = Mutex<[PendingSignature]>([])

    /// Whether a batch contained an invalid signature; batches are not used after that.
    private let isFaulty = Atomic(false)

    /// Called once, on any thread, if a batch contained an invalid signature.
    private let noteFault: @Sendable () -> Void

    /// Starts the threads; stop them with ``shutDown()``.
    package init(
        threadCount: Int,
        batches: BatchSigner? = nil,
        onFault noteFault: @escaping @Sendable () -> Void = {}
    ) {
        threads = WorkPool(threadCount: threadCount, capacity: Self.capacity)
        self.batches = batches
        self.noteFault = noteFault
    }

    /// The number of waiting and running signatures.
    package var depth: Int { threads.depth }

    /// Runs `work` on one of the threads.
    package func run<Value: Sendable>(
        _ work: @escaping @Sendable () throws -> Value
    ) async throws -> Value {
        try await threads.run(elseThrow: SigningPoolIsFull(), work)
    }

    /// Signs the message that `message` returns; both happen on one of the threads.
    func sign(
        with signer: any TokenSigner,
        _ message: @escaping @Sendable () throws -> [UInt8]
    ) async throws -> SignedMessage {
        guard batches != nil else {
            return try await run { try SignedMessage(message(), by: signer) }
        }
        return try await withCheckedThrowingContinuation { continuation in
            pending.withLock {
                $0.append(PendingSignature(message: message, signer: signer, done: continuation))
            }
            let isQueued = threads.submit { isActive in self.signGroup(isActive: isActive) }
            if !isQueued { refuseLatest() }
        }
    }

    /// Stops the threads; waiting jobs are rejected.
    package func shutDown() async throws {
        try await threads.shutDown()
    }
}

extension SigningPool {
    /// Signs what is pending, up to a batch; there is nothing left if other threads did it.
    private func signGroup(isActive: Bool) {
        let group = pending.withLock { pending in
            // A few are faster on several threads than in a batch on one.
            let count = pending.count < BatchSigner.fewest ? 1 : BatchSigner.lanes
            let group = Array(pending.prefix(count))
            pending.removeFirst(group.count)
            return group
        }
        guard isActive else {
            for request in group { request.done.resume(throwing: SigningFailure()) }
            return
        }
        let messages = group.map { request in Result { try request.message() } }
        let signatures = batchSignatures(of: messages, for: group)
        for (index, request) in group.enumerated() {
            request.done.resume(
                with: Result {
                    let message = try messages[index].get()
                    if let signature = signatures[index] {
                        return SignedMessage(message: message, signature: signature)
                    }
                    return try SignedMessage(message, by: request.signer)
                }
            )
        }
    }

    /// Signs those of the messages together that a batch can have; `nil` for all others.
    private func batchSignatures(
        of messages: [Result<[UInt8], any Error>],
        for group: [PendingSignature]
    ) -> [[UInt8]?] {
        var signatures = [[UInt8]?](repeating: nil, count: group.count)
        guard let batches, !isFaulty.load(ordering: .relaxed) else { return signatures }
        let jobs = group.indices.compactMap { index in
            (try? messages[index].get())
                .flatMap { group[index].signer.batchJob(for: $0) }
                .map { (index, $0) }
        }
        guard jobs.count >= BatchSigner.fewest else { return signatures }
        for ((index, _), signature) in zip(jobs, batches.signatures(of: jobs.map(\.1))) {
            signatures[index] = signature
            if signature == nil, !isFaulty.exchange(true, ordering: .relaxed) { noteFault() }
        }
        return signatures
    }

    private func refuseLatest() {
        let refused = pending.withLock { $0.popLast() }
        refused?.done.resume(throwing: SigningPoolIsFull())
    }
}

/// A message and its signature.
struct SignedMessage: Sendable {
    let message: [UInt8]
    let signature: [UInt8]

    init(message: [UInt8], signature: [UInt8]) {
        self.message = message
        self.signature = signature
    }

    init(_ message: [UInt8], by signer: any TokenSigner) throws {
        self.init(message: message, signature: try signer.signature(of: message))
    }
}

/// A message that waits for a thread.
private struct PendingSignature: Sendable {
    let message: @Sendable () throws -> [UInt8]
    let signer: any TokenSigner
    let done: CheckedContinuation<SignedMessage, any Error>
}

/// The queue is too long to sign another token in time.
package struct SigningPoolIsFull: ServerFault, Hashable {
    package init() {}

    package var isTemporary: Bool { true }
    package var description: String { "the queue of the signing pool is full" }
}
