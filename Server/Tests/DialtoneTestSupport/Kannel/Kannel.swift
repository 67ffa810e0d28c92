import Foundation

/// A running Kannel SMS gateway, from Debian's packages `kannel` and `kannel-extras`.
///
/// It consists of bearerbox, smsbox and a simulated carrier.
package struct Kannel: Sendable {
    /// The carrier that bearerbox sends messages to.
    package enum Carrier: Sendable {
        /// Kannel's own `fakesmsc`, which logs and acknowledges every message.
        case fake

        /// An SMSC to which bearerbox connects with SMPP; `settings` are lines of the group `smsc`,
        /// such as "host = 127.0.0.1".
        case smpp(settings: [String])
    }

    package static let username = "tester"
    package static let password = "open-sesame"

    private static let bearerboxPath = "/usr/sbin/bearerbox"
    private static let smsboxPath = "/usr/sbin/smsbox"
    private static let fakeCarrierPath = "/usr/lib/kannel/test/fakesmsc"

    package static var isInstalled: Bool {
        [bearerboxPath, smsboxPath, fakeCarrierPath].allSatisfy {
            FileManager.default.isExecutableFile(atPath: $0)
        }
    }

    package let bearerbox: WatchedProcess
    package let smsbox: WatchedProcess

    /// The process that logs "Got message" for each message; only with ``Carrier/fake``.
    package let fakeCarrier: WatchedProcess?

    private let sendPort: Int

    /// The URL at which messages are submitted by HTTP.
    package var sendURL: String { "http://127.0.0.1:\(sendPort)/cgi-bin/sendsms" }

    /// Runs `body` with a gateway that accepts messages.
    package static func with<Value>(
        _ carrier: Carrier,
        _ body: (Kannel) async throws -> Value
    ) async throws -> Value {
        try await TemporaryFolder.with { folder in
            let kannel = try await started(carrier, in: folder)
            defer { kannel.stop() }
            return try await body(kannel)
        }
    }

    /// Starts the gateway; retries once, since another program may take a port before it is used.
    private static func started(
        _ carrier: Carrier,
        in folder: TemporaryFolder
    ) async throws -> Kannel {
        do {
            return try await start(carrier, in: folder)
        } catch is ProcessEnded {
            return try await start(carrier, in: folder)
        }
    }

    private static func start(
        _ carrier: Carrier,
        in folder: TemporaryFolder
    ) async throws -> Kannel {
        let ports = try await LoopbackPorts.unused(4)
        let file = try folder.write(configuration(carrier, ports), to: "kannel.conf")
        var started: [WatchedProcess] = []
        func run(_ program: String, _ arguments: [String]) throws -> WatchedProcess {
            let process = try WatchedProcess(program, arguments)
            started.append(process)
            return process
        }
        do {
            let bearerbox = try run(bearerboxPath, [file])
            try await bearerbox.line(containing: "MAIN: Start-up done")
            let smsbox = try run(smsboxPath, [file])
            try await smsbox.line(containing: "Set up send sms service")
            try await bearerbox.line(containing: "Client connected from")
            var fakeCarrier: WatchedProcess?
            if case .fake = carrier {
                let address = ["-H", "127.0.0.1", "-r", String(ports[3])]
                fakeCarrier = try run(fakeCarrierPath, address + ["-m", "0", "1 2 text x"])
                try await bearerbox.line(containing: "Fakesmsc client connected")
            }
            return Kannel(
                bearerbox: bearerbox,
                smsbox: smsbox,
                fakeCarrier: fakeCarrier,
                sendPort: ports[2]
            )
        } catch {
            for process in started.reversed() { process.stop() }
            throw error
        }
    }

    private func stop() {
        for process in [fakeCarrier, smsbox, bearerbox] { process?.stop() }
    }

    /// Returns the configuration file; a blank line ends a group.
    private static func configuration(_ carrier: Carrier, _ ports: [Int]) -> String {
        let smsc =
            switch carrier {
            case .fake:
                ["smsc = fake", "host = 127.0.0.1", "port = \(ports[3])"]
                    + ["connect-allow-ip = 127.0.0.1"]
            case .smpp(let settings): ["smsc = smpp"] + settings
            }
        return """
            group = core
            admin-port = \(ports[0])
            admin-password = \(password)
            smsbox-port = \(ports[1])
            box-allow-ip = 127.0.0.1

            group = smsc
            smsc-id = carrier
            \(smsc.joined(separator: "\n"))

            group = smsbox
            bearerbox-host = 127.0.0.1
            sendsms-port = \(ports[2])

            group = sendsms-user
            username = \(username)
            password = \(password)
            concatenation = true
            max-messages = 10

            """
    }
}
