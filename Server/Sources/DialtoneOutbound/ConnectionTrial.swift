package import DialtoneBasics
import NIOCore
import NIOPosix
package import NIOSSL
import NIOTLS

/// Connects to a server without saying anything, to see whether it can be reached.
package struct ConnectionTrial: Sendable {
    package struct Outcome: Sendable {
        /// Why the server cannot be reached; `nil` if it can.
        package let failure: OutboundFailure?

        /// When the server's certificate expires; `nil` without TLS.
        package let expiry: Timestamp?
    }

    private static let timeout = TimeAmount.seconds(5)

    private let tls: NIOSSLContext?
    private let serverName: String?

    /// Creates a trial; without a context, it ends when the connection is open.
    package init(tls: NIOSSLContext?, serverName: String?) {
        self.tls = tls
        self.serverName = serverName
    }

    /// Creates a trial with TLS that trusts a file of certificates in addition to the system's.
    package init(serverName: String, authoritiesFile: String?) throws {
        var configuration = TLSConfiguration.makeClientConfiguration()
        configuration.minimumTLSVersion = .tlsv12
        let authorities = try authoritiesFile.map(NIOSSLCertificate.fromPEMFile) ?? []
        configuration.additionalTrustRoots = [.certificates(authorities)]
        self.init(tls: try NIOSSLContext(configuration: configuration), serverName: serverName)
    }

    package func connect(to host: String, port: Int) async -> Outcome {
        do {
            let (channel, handshake) = try await ClientBootstrap(
                group: MultiThreadedEventLoopGroup.singleton
            )
            .connectTimeout(Self.timeout)
            .connect(host: host, port: port) { channel in
                channel.eventLoop.makeCompletedFuture { (channel, try equip(channel)) }
            }
            defer { channel.close(promise: nil) }
            return Outcome(failure: nil, expiry: try await handshake.get())
        } catch {
            return Outcome(failure: Self.failure(error), expiry: nil)
        }
    }

    /// Returns when the certificate of the server expires, after the handshake.
    private func equip(_ channel: any Channel) throws -> EventLoopFuture<Timestamp?> {
        guard let tls else { return channel.eventLoop.makeSucceededFuture(nil) }
        let promise = channel.eventLoop.makePromise(of: Timestamp?.self)
        let handler = try NIOSSLClientHandler(
            context: tls,
            serverHostname: serverName.flatMap { IPAddress($0) == nil ? $0 : nil }
        )
        let waiter = HandshakeWaiter(promise: promise, timeout: Self.timeout)
        try channel.pipeline.syncOperations.addHandlers([handler, waiter])
        return promise.futureResult
    }

    private static func failure(_ error: any Error) -> OutboundFailure {
        if let failure = error as? OutboundFailure { return failure }
        if error.meansNoHandshake {
            return .notConnected("its certificate is not trusted, or it does not support TLS")
        }
        return .notConnected("\(type(of: error))")
    }
}

/// Fulfills its promise when the TLS handshake is complete.
private final class HandshakeWaiter: ChannelInboundHandler {
    typealias InboundIn = Any

    private let promise: EventLoopPromise<Timestamp?>
    private let timeout: TimeAmount
    private var limit: Scheduled<Void>?

    init(promise: EventLoopPromise<Timestamp?>, timeout: TimeAmount) {
        self.promise = promise
        self.timeout = timeout
    }

    func handlerAdded(context: ChannelHandlerContext) {
        let promise = promise
        limit = context.eventLoop.scheduleTask(in: timeout) {
            promise.fail(OutboundFailure.timedOut)
        }
    }

    func userInboundEventTriggered(context: ChannelHandlerContext, event: Any) {
        if case TLSUserEvent.handshakeCompleted = event {
            limit?.cancel()
            let certificate = try? context.pipeline.syncOperations.nioSSL_peerCertificate()
            promise.succeed(
                certificate.map { Timestamp(milliseconds: Int64($0.notValidAfter) * 1_000) }
            )
        }
        context.fireUserInboundEventTriggered(event)
    }

    func errorCaught(context: ChannelHandlerContext, error: any Error) {
        promise.fail(error)
        context.close(promise: nil)
    }

    func channelInactive(context: ChannelHandlerContext) {
        promise.fail(OutboundFailure.unreachable("the server closed the connection"))
        context.fireChannelInactive()
    }

    /// A connection that was never open has no other end.
    func handlerRemoved(context: ChannelHandlerContext) {
        limit?.cancel()
        promise.fail(OutboundFailure.unreachable("the server closed the connection"))
    }
}
