import Foundation
import NIOCore
import NIOSSL
import NIOHTTP1
import NIOHTTP2
import NIOPosix
import Synchronization

/// A test double of an Apple push service on a loopback port: HTTP/2 over TLS, with Apple's rules.
///
/// A test configures its keys, apps and devices, and it validates each push against them.
package final class ApplePushDouble: Sendable {
    /// A push that was received, regardless of the response.
    package struct Push: Sendable {
        /// The headers, including HTTP/2 pseudo-headers: `:method`, `:path`.
        package let headers: [String: String]
        package let body: [UInt8]

        /// Identifies the connection.
        package let connection: Int
        package let answer: Answer

        package var deviceToken: String {
            headers[":path"]?.split(separator: "/").last.map(String.init) ?? ""
        }
    }

    /// The service's response to a push.
    package enum Answer: Hashable, Sendable {
        case taken
        case refused(Int, String, retryAfter: Int? = nil)
        /// No response.
        case silence
        /// The connection is closed.
        case hangUp
    }

    private let channel: any Channel
    private let rules: ApplePushRules

    private init(channel: any Channel, rules: ApplePushRules) {
        self.channel = channel
        self.rules = rules
    }

    /// The host and port, in the format of the settings.
    package var host: String { "localhost:\(channel.localAddress?.port ?? 0)" }

    /// All received pushes, in order.
    package var pushes: [Push] { rules.pushes }

    /// A stream of the accepted pushes.
    package var deliveries: AsyncStream<Push> { rules.deliveries }

    /// Overrides the responses to the next pushes, regardless of the rules.
    package func answer(_ answers: Answer...) { rules.script(answers) }

    /// Runs `body` with a service whose certificate `authority` issued.
    package static func with<Value>(
        _ world: ApplePushWorld,
        authority: TestAuthority,
        _ body: (ApplePushDouble) async throws -> Value
    ) async throws -> Value {
        var tls = try authority.serverConfiguration()
        tls.applicationProtocols = ["h2"]
        tls.trustRoots = .certificates([try authority.root])
        tls.certificateVerification = .optionalVerification
        let context = try NIOSSLContext(configuration: tls)
        let rules = ApplePushRules(world: world)
        let channel = try await ServerBootstrap(group: MultiThreadedEventLoopGroup.singleton)
            .childChannelInitializer { channel in
                channel.eventLoop.makeCompletedFuture {
                    let number = rules.nextConnection()
                    let pipeline = channel.pipeline.syncOperations
                    try pipeline.addHandler(NIOSSLServerHandler(context: context))
                    _ = try pipeline.configureHTTP2Pipeline(
                        mode: .server,
                        connectionConfiguration: .init(),
                        streamConfiguration: .init()
                    ) { stream in
                        stream.eventLoop.makeCompletedFuture {
                            try stream.pipeline.syncOperations.addHandlers(
                                HTTP2FramePayloadToHTTP1ServerCodec(),
                                ApplePushHandler(rules: rules, connection: number)
                            )
                        }
                    }
                }
            }
            .bind(host: "localhost", port: 0).get()
        do {
            let value = try await body(ApplePushDouble(channel: channel, rules: rules))
            try await channel.close()
            return value
        } catch {
            try? await channel.close()
            throw error
        }
    }
}
