import DialtoneMetrics
package import Hummingbird
import HummingbirdCore
import Logging
package import NIOCore
import ServiceLifecycle

/// One listener of the server: its address, and what answers there.
package struct Listener: Service {
    package let application: Application<RouterResponder<ServerContext>>
    private let address: ListenAddress
    private let socketFile: SocketFile?

    /// Creates the listener; `onListening` receives its port once it is open, or 0 for a socket.
    init(
        _ settings: ListenerSettings,
        responder: RouterResponder<ServerContext>,
        metrics: ConnectionMetrics,
        logger: Logger,
        onListening: @escaping @Sendable (Int) async -> Void
    ) {
        address = settings.address
        let socketFile = settings.socketFile
        self.socketFile = socketFile
        application = Application(
            responder: responder,
            server: HTTPServerBuilder { settings.channel(responder: $0, metrics) },
            configuration: ApplicationConfiguration(
                address: Self.bindAddress(settings.address, socketFile)
            ),
            onServerRunning: { channel in
                do throws(SocketFileError) {
                    try socketFile?.publish()
                } catch {
                    // The end of the channel ends `run`, which throws the error.
                    return channel.close(promise: nil)
                }
                try? await channel.eventLoop.submit {
                    let pause = AcceptPause(logger: logger)
                    try channel.pipeline.syncOperations.addHandler(pause, position: .first)
                }.get()
                await onListening(channel.localAddress?.port ?? 0)
            },
            logger: logger
        )
    }

    package func run() async throws {
        defer { socketFile?.remove() }
        do {
            try socketFile?.clear()
            try await application.run()
            if let failure = socketFile?.failure { throw failure }
        } catch let error as IOError {
            throw ListenerFailure(address: address, error: error)
        }
    }

    private static func bindAddress(_ address: ListenAddress, _ file: SocketFile?) -> BindAddress {
        switch address {
        case .port(let host, let port): .hostname(host, port: port)
        case .socket(let path): .unixDomainSocket(path: file?.draft ?? path)
        }
    }
}

/// Why a listener cannot be opened.
package struct ListenerFailure: Error {
    package let address: ListenAddress
    package let error: IOError
}

extension ListenerSettings {
    fileprivate var socketFile: SocketFile? {
        guard case .socket(let path) = address else { return nil }
        return SocketFile(path: path, mode: socketMode)
    }

    fileprivate func channel(
        responder: @escaping HTTPChannelHandler.Responder,
        _ metrics: ConnectionMetrics
    ) -> any ServerChildChannel {
        guard let certificate else {
            return EventLoopChannel(
                base: PlainChannel(self, metrics: metrics, responder: responder)
            )
        }
        return EventLoopChannel(
            base: SecureChannel(self, certificate, metrics: metrics, responder: responder)
        )
    }
}
