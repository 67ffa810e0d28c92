import DialtoneBasics
import NIOCore
import NIOSSL

/// Sends emails to a mail server over a small pool of connections.
package actor SMTPClient {
    /// The maximum number of simultaneous connections; many servers limit them.
    private static let connectionLimit = 4

    /// The maximum number of emails per connection; servers close longer ones.
    private static let mailLimit = 100

    private struct Resting {
        let connection: SMTPConnection
        let mailCount: Int
    }

    /// The name or the address of the server.
    nonisolated let host: String
    private let settings: SMTPServerSettings
    private let tls: NIOSSLContext?
    private var resting: [Resting] = []
    private var busy = 0
    private var queue: [CheckedContinuation<Void, Never>] = []
    private var isShutDown = false

    /// Throws if the file of trusted authorities is invalid.
    package init(_ settings: SMTPServerSettings) throws {
        host = settings.host
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

    /// Returns when the server has accepted the email.
    func deliver(_ envelope: SMTPEnvelope) async throws {
        await takeTurn()
        defer { passTurn() }
        var (connection, mailCount) = try await readyConnection()
        mailCount += 1
        do {
            try await connection.deliver(envelope)
        } catch MailFailure.refused(let step, let code, let status) {
            // A rejection leaves the connection usable; any other error may not.
            rest(connection, after: mailCount)
            throw MailFailure.refused(step, code: code, status: status)
        } catch {
            connection.close()
            throw error
        }
        rest(connection, after: mailCount)
    }

    /// Connects, encrypts and authenticates without sending an email; throws a ``MailFailure``.
    package func check() async throws {
        let connection = try await SMTPConnection.open(to: settings, tls: tls)
        connection.close()
    }

    /// Closes idle connections and keeps none from now on.
    package func shutDown() {
        isShutDown = true
        for rested in resting {
            rested.connection.close()
        }
        resting = []
    }

    /// Returns an idle connection that still works, or a new one.
    ///
    /// An idle connection is checked first, so that an email does not fail on a connection that the
    /// server has closed.
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

    /// Passes the turn to the caller that has waited longest.
    private func passTurn() {
        if queue.isEmpty {
            busy -= 1
        } else {
            queue.removeFirst().resume()
        }
    }
}
