import Foundation
import NIOCore
import NIOSSL
import NIOHTTP1
import NIOHTTP2
import NIOPosix
import Synchronization

/// One of Apple's push services, played on a loopback port: HTTP/2 over TLS, with Apple's rules.
///
/// It knows the keys, apps and devices that a test tells it, and judges each push by them.
package final class ApplePushDouble: Sendable {
    /// A push that came, whatever was said to it.
    package struct Push: Sendable {
        /// Names with which HTTP/2 begins its own are among them: `:method`, `:path`.
        package let headers: [String: String]
        package let body: [UInt8]

        /// Tells connections apart.
        package let connection: Int
        package let answer: Answer

        package var deviceToken: String {
            headers[":path"]?.split(separator: "/").last.map(String.init) ?? ""
        }
    }

    /// What the service says to a push.
    package enum Answer: Hashable, Sendable {
        case taken
        case refused(Int, String, retryAfter: Int? = nil)
        /// No answer ever.
        case silence
        /// The connection ends.
        case hangUp
    }

    private let channel: any Channel
    private let rules: ApplePushRules

    private init(channel: any Channel, rules: ApplePushRules) {
        self.channel = channel
        self.rules = rules
    }

    /// As settings want it.
    package var host: String { "localhost:\(channel.localAddress?.port ?? 0)" }

    /// All pushes that came, in their order.
    package var pushes: [Push] { rules.pushes }

    /// The pushes that were taken, as they come.
    package var deliveries: AsyncStream<Push> { rules.deliveries }

    /// Has the next pushes answered so, whatever the rules say.
    package func answer(_ answers: Answer...) { rules.script(answers) }

    /// Runs `body` with a service that `authority` vouches for.
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
