import DialtoneCore
import NIOCore
import NIOSSL

/// Hands mails to a mail server, over a few connections that are used again.
package actor SMTPClient {
    /// How many connections a server sees at once; many count them.
    private static let connectionLimit = 4

    /// Mails on one connection; servers end those that never do.
    private static let mailLimit = 100

    private struct Resting {
        let connection: SMTPConnection
        let mailCount: Int
    }

    private let settings: SMTPServerSettings
    private let tls: NIOSSLContext?
    private var resting: [Resting] = []
    private var busy = 0
    private var queue: [CheckedContinuation<Void, Never>] = []
    private var isShutDown = false

    /// Throws if the file of trusted authorities cannot be used.
    package init(_ settings: SMTPServerSettings) throws {
        self.settings = settings
        guard settings.security != .none else {
            tls = nil
            return
        }
        var configuration = TLSConfiguration.makeClientConfiguration()
        configuration.minimumTLSVersion = .tlsv12
        if let file = settings.authorities { configuration.trustRoots = .file(file) }
        tls = try NIOSSLContext(configuration: configuration)
    }

    /// Returns once the server has taken the mail.
    func deliver(_ envelope: SMTPEnvelope) async throws {
        await takeTurn()
        defer { passTurn() }
        var (connection, mailCount) = try await readyConnection()
        mailCount += 1
        do {
            try await connection.deliver(envelope)
        } catch MailFailure.refused(let step, let code, let status) {
            // After a plain no the server listens on; after anything else nothing is certain.
            rest(connection, after: mailCount)
            throw MailFailure.refused(step, code: code, status: status)
        } catch {
            connection.close()
            throw error
        }
        rest(connection, after: mailCount)
    }

    /// Closes what rests, and keeps nothing from now on.
    package func shutDown() {
        isShutDown = true
        for rested in resting {
            rested.connection.close()
        }
        resting = []
    }

    /// A connection that rested is asked whether it still works, so that no mail is half said
    /// on one that the server has given up.
    private func readyConnection() async throws -> (SMTPConnection, Int) {
        while let rested = resting.popLast() {
            if rested.connection.isOpen, (try? await rested.connection.reset()) != nil {
                return (rested.connection, rested.mailCount)
            }
            rested.connection.close()
        }
        return (try await SMTPConnection.open(to: settings, tls: tls), 0)
    }

    private func rest(_ connection: SMTPConnection, after mailCount: Int) {
        guard !isShutDown, connection.isOpen, mailCount < Self.mailLimit else {
            return connection.close()
        }
        connection.rest(for: .milliseconds(settings.idleLimit.milliseconds))
        resting.append(Resting(connection: connection, mailCount: mailCount))
    }

    private func takeTurn() async {
        guard busy >= Self.connectionLimit else {
            busy += 1
            return
        }
        await withCheckedContinuation { queue.append($0) }
    }

    /// The turn goes on to whoever waits longest.
    private func passTurn() {
        if queue.isEmpty {
            busy -= 1
        } else {
            queue.removeFirst().resume()
        }
    }
}
