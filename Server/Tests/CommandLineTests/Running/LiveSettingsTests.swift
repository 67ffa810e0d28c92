import DialtoneBasics
import DialtoneFlows
import DialtoneNode
import DialtoneSendGuard
import DialtoneServer
import Logging
import Testing

@testable import dialtone

struct LiveSettingsTests {
    private static func configuration(
        _ variables: [String: String] = [:]
    ) async throws -> ServerConfiguration {
        let always = [
            "DIALTONE_DATABASE_URL": "sqlite:x", "DIALTONE_TRACING_ENDPOINT": "http://127.0.0.1:1",
        ]
        return try await ServerConfiguration.load(
            file: nil,
            environment: always.merging(variables) { $1 }
        )
        .values
    }

    @Test func `each setting that can change is replaced where it is used`() async throws {
        let running = try await Self.configuration()
        let live = LiveSettings(running)
        let tracing = try #require(running.tracing.settings)
        var handler = LineLogHandler(level: live.logLevel, format: .json, clock: .system())
        try live.replace(
            by: await Self.configuration([
                "DIALTONE_LOG_LEVEL": "error", "DIALTONE_SMS_CAPS_PER_DAY": "5",
                "DIALTONE_LISTEN_TRUSTED_PROXIES": "10.0.0.1",
                "DIALTONE_LISTEN_PROXY_HEADER": "Forwarded",
                "DIALTONE_TRACING_SAMPLING_RATIO": "0.5",
                "DIALTONE_TRACING_TRUSTED_CALLERS": "10.0.0.2",
            ])
        )
        #expect(handler.logLevel == .error)
        #expect(live.spendCaps.current.cap.perDay == .units(5))
        let proxies = running.listen.listener.trustedProxies.current
        #expect(proxies.networks == ["10.0.0.1"].compactMap(IPNetwork.init))
        #expect(proxies.header == .forwarded)
        #expect(tracing.ratio.current == 0.5)
        #expect(live.callers.current.networks == ["10.0.0.2"].compactMap(IPNetwork.init))
        handler.logLevel = .trace
        #expect(handler.logLevel == .trace)
        #expect(live.logLevel.current == .error)
    }

    @Test func `proxies stay as long as a listener needs them`() async throws {
        let proxies = ["DIALTONE_LISTEN_TRUSTED_PROXIES": "10.0.0.1"]
        let running = try await Self.configuration(
            proxies.merging(["DIALTONE_LISTEN_PROXY_PROTOCOL": "true"]) { $1 }
        )
        let live = LiveSettings(running)
        let next = try await Self.configuration(["DIALTONE_LOG_LEVEL": "error"])
        #expect(throws: ConfigurationProblem.self) { try live.replace(by: next) }
        #expect(live.logLevel.current == .info)
        #expect(!running.listen.listener.trustedProxies.current.isEmpty)
    }
}
