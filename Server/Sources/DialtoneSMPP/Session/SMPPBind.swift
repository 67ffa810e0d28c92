import DialtoneBasics
import DialtoneModel
import Logging
import NIOCore
import NIOPosix
import NIOSSL

/// Keeps one connection bound to an SMSC and reconnects until it is stopped.
///
/// Must be used on the event loop of its dependencies.
final class SMPPBind {
    private enum State {
        case idle
        case connecting((any Channel)?)
        case bound(SMPPLink, any Channel, since: Timestamp)
    }

    let kind: SMPPBindKind
    private let dependencies: SMPPDependencies
    private let receive: (SMPPMessage) -> Void
    private let change: () -> Void
    private var state = State.idle
    private var backoff: SMPPBackoff
    private var pause: Scheduled<Void>?
    private var isStopped = false

    /// Why the last attempt failed; `nil` if the next one is likely to succeed.
    private(set) var problem: SendProblem?

    /// Creates the bind; `change` is called when the link opens or closes or an attempt fails.
    init(
        _ kind: SMPPBindKind,
        _ dependencies: SMPPDependencies,
        receive: @escaping (SMPPMessage) -> Void,
        change: @escaping () -> Void
    ) {
        self.kind = kind
        self.dependencies = dependencies
        self.receive = receive
        self.change = change
        backoff = SMPPBackoff(limits: dependencies.settings.backoff)
    }

    /// The connection if it is bound.
    var link: SMPPLink? {
        if case .bound(let link, _, _) = state, link.isOpen { link } else { nil }
    }

    func start() {
        guard !isStopped else { return }
        state = .connecting(nil)
        let bind = NIOLoopBound(self, eventLoop: dependencies.loop)
        ClientBootstrap(group: dependencies.loop)
            .connectTimeout(dependencies.settings.connectTimeout.amount)
            // A full window needs less, and an SMSC that reads nothing must be detected soon.
            .channelOption(.socketOption(.so_sndbuf), value: SMPPReadGate.room)
            .channelOption(.writeBufferWaterMark, value: SMPPReadGate.mark)
            .channelInitializer { channel in
                channel.eventLoop.makeCompletedFuture { try bind.value.equip(channel) }
            }
            .connect(host: dependencies.settings.host, port: dependencies.settings.port)
            .hop(to: dependencies.loop)
            .assumeIsolated()
            .whenComplete { result in
                switch result {
                case .success(let channel): self.introduce(on: channel)
                case .failure:
                    self.rest(
                        because: SendProblem(.unavailable, "The connection to the SMSC failed.")
                    )
                }
            }
    }

    /// Unbinds, closes the connection and does not reconnect.
    func stop() -> EventLoopFuture<Void> {
        isStopped = true
        pause?.cancel()
        switch state {
        case .idle, .connecting(nil):
            return dependencies.loop.makeSucceededVoidFuture()
        case .connecting(let channel?):
            channel.close(promise: nil)
            return channel.closeFuture
        case .bound(let link, let channel, _):
            link.leave()
            return channel.closeFuture
        }
    }

    private func equip(_ channel: any Channel) throws {
        let pipeline = channel.pipeline.syncOperations
        if let tls = dependencies.tls {
            try pipeline.addHandler(
                NIOSSLClientHandler(context: tls, serverHostname: dependencies.serverName)
            )
        }
        let link = SMPPLink(
            rules: dependencies.settings.rules,
            isEncrypted: dependencies.tls != nil,
            on: dependencies.loop,
            receive: receive
        )
        try pipeline.addHandlers(
            SMPPReadGate(timeout: dependencies.settings.rules.responseTimeout.amount),
            ByteToMessageHandler(SMPPFrameDecoder()),
            link
        )
    }

    private func introduce(on channel: any Channel) {
        guard !isStopped,
            let link = try? channel.pipeline.syncOperations.handler(type: SMPPLink.self)
        else { return channel.close(promise: nil) }
        state = .connecting(channel)
        var refusal: SendProblem?
        channel.closeFuture.assumeIsolated().whenComplete { _ in self.lose(refusal) }
        let request = SMPPOperation.bind(kind, dependencies.settings.credentials)
        link.request(request, by: .now() + dependencies.settings.rules.bindTimeout.amount)
            .assumeIsolated()
            .whenComplete { result in
                refusal = self.refusal(in: result)
                guard refusal == nil, !self.isStopped else { return channel.close(promise: nil) }
                self.settle(link, channel)
            }
    }

    private func refusal(in result: Result<SMPPPDU, any Error>) -> SendProblem? {
        switch result {
        case .success(let pdu) where pdu.status != .ok: return pdu.status.problem
        case .success(let pdu):
            if case .bindResponse = pdu.operation { return nil }
            return SMPPFailure.invalidResponse.problem
        case .failure(let error): return (error as? SMPPFailure ?? .connectionClosed).problem
        }
    }

    private func settle(_ link: SMPPLink, _ channel: any Channel) {
        state = .bound(link, channel, since: dependencies.clock.now)
        problem = nil
        dependencies.logger.info("bound to an SMSC", metadata: metadata)
        change()
    }

    private func lose(_ refusal: SendProblem?) {
        guard case .bound(let link, _, let start) = state else {
            return rest(because: refusal ?? SMPPFailure.connectionClosed.problem)
        }
        backoff.note(boundFor: dependencies.clock.now - start)
        // Usually the SMSC is back at once, so that messages may wait.
        let connectionClosed = backoff.isFirst ? nil : SMPPFailure.connectionClosed.problem
        rest(because: link.fault?.problem ?? connectionClosed)
    }

    private func rest(because problem: SendProblem?) {
        state = .idle
        guard !isStopped else { return }
        if problem == nil || problem != self.problem {
            var metadata = metadata
            if let problem { metadata["problem"] = "\(problem.detail)" }
            if let code = problem?.code { metadata["status"] = "\(code)" }
            dependencies.logger.warning("not connected to an SMSC", metadata: metadata)
        }
        self.problem = problem
        let pause = backoff.pause(dependencies.random)
        self.pause = dependencies.loop.assumeIsolated().scheduleTask(in: pause.amount) {
            self.start()
        }
        change()
    }

    private var metadata: Logger.Metadata {
        ["gateway": "\(dependencies.name)", "bind": "\(kind.rawValue)"]
    }
}
