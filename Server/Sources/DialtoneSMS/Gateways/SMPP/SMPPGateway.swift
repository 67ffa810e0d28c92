package import DialtoneBasics
package import DialtoneModel
import DialtoneOutbound
import DialtoneSMPP
import DialtoneTracing
import Logging
import NIOCore
import NIOPosix
import NIOSSL

/// A gateway that connects to an SMSC with SMPP 3.4.
package final class SMPPGateway: ConfiguredGateway {
    package let name: String

    private let dependencies: SMPPDependencies
    private let tracer: NodeTracer?
    private let client: NIOLoopBoundBox<SMPPClient?>

    /// Creates the gateway; throws the first problem found in its settings.
    package convenience init(
        _ configuration: SMSGatewayConfiguration,
        _ dependencies: GatewayDependencies
    ) throws(InvalidGateway) {
        try self.init(configuration.name, SMPPSettings(configuration), dependencies)
    }

    init(
        _ name: String,
        _ settings: SMPPSettings,
        _ dependencies: GatewayDependencies
    ) throws(InvalidGateway) {
        self.name = name
        tracer = dependencies.tracer
        let loop = MultiThreadedEventLoopGroup.singleton.next()
        self.dependencies = SMPPDependencies(
            name: name,
            settings: settings,
            tls: try Self.tls(settings),
            loop: loop,
            clock: dependencies.clock,
            random: dependencies.random,
            logger: dependencies.logger
        )
        client = .makeEmptyBox(eventLoop: loop)
    }

    package func open(reporting sink: any DeliveryEventSink) async {
        let (client, dependencies) = (client, dependencies)
        try? await dependencies.loop.submit {
            guard client.value == nil else { return }
            let opened = SMPPClient(dependencies, reporting: sink)
            client.value = opened
            opened.start()
        }.get()
    }

    /// Connects, with TLS if the settings require it, and does not bind.
    package func reach() async -> OutboundFailure? {
        await ConnectionTrial(tls: dependencies.tls, serverName: dependencies.serverName)
            .connect(to: dependencies.settings.host, port: dependencies.settings.port)
            .failure
    }

    package func close() async {
        let (client, loop) = (client, dependencies.loop)
        try? await loop.flatSubmit {
            let open = client.value
            client.value = nil
            return open?.stop() ?? loop.makeSucceededVoidFuture()
        }.get()
    }

    package func send(_ message: TextMessage, as attempt: SMSAttempt) async -> SendOutcome {
        guard let tracer = NodeTracer.current ?? tracer else {
            return await submit(message, as: attempt)
        }
        return await tracer.whileSending(
            "SMPP submit_sm",
            to: dependencies.settings.host,
            by: "smpp",
            problem: { $0.problem.map { $0.code ?? $0.reason.rawValue } },
            exchange: { await submit(message, as: attempt) }
        )
    }

    private func submit(_ message: TextMessage, as attempt: SMSAttempt) async -> SendOutcome {
        let closed = SendOutcome.retryable(
            SendProblem(.unavailable, "The gateway is closed."),
            after: nil
        )
        do throws(SendProblem) {
            let submission = try Submission(
                of: message,
                by: dependencies.settings,
                at: dependencies.clock.now,
                random: dependencies.random
            )
            let deadline = NIODeadline.now() + Self.time(within: attempt.timeout)
            let (client, loop) = (client, dependencies.loop)
            let outcome = try? await loop.flatSubmit {
                client.value?.send(submission, of: attempt.id, by: deadline)
                    ?? loop.makeSucceededFuture(closed)
            }.get()
            return outcome ?? closed
        } catch {
            return .permanent(error)
        }
    }

    /// The caller's timeout minus 5%, so that a result at the deadline still reaches the caller.
    private static func time(within timeout: TimeSpan) -> TimeAmount {
        .milliseconds(max(1, timeout.milliseconds - timeout.milliseconds / 20))
    }

    private static func tls(_ settings: SMPPSettings) throws(InvalidGateway) -> NIOSSLContext? {
        guard settings.isEncrypted else { return nil }
        var configuration = TLSConfiguration.makeClientConfiguration()
        configuration.minimumTLSVersion = .tlsv12
        if let file = settings.authorities { configuration.trustRoots = .file(file) }
        do {
            return try NIOSSLContext(configuration: configuration)
        } catch {
            throw InvalidGateway("authorities", "is not a PEM file of certificates")
        }
    }
}
