#if os(macOS) || os(Linux)

public import DialtoneAuth
public import Foundation

/// A Dialtone server in development mode, as a process of its own on a free loopback port.
///
/// Nothing is kept on disk. Stop it, or use ``withServer(_:isolation:body:)``, which does.
public final class DevelopmentServer: Sendable {
    /// The server's URL, such as `http://127.0.0.1:41234`.
    public let url: URL

    /// The ID of its project.
    public let projectID = "demo-dialtone"

    private let process: ServerProcess

    private init(url: URL, process: ServerProcess) {
        self.url = url
        self.process = process
    }

    /// Starts a server, and waits until it is ready.
    ///
    /// - Parameter options: Where the program is, and how to start it.
    /// - Returns: The server, which runs until it is stopped.
    /// - Throws: ``DevelopmentServerProblem``, or `CancellationError`.
    public static func start(
        _ options: DevelopmentServerOptions = DevelopmentServerOptions()
    ) async throws -> DevelopmentServer {
        let process = try ServerProcess(
            options.program(),
            ["dev", "--host", "127.0.0.1", "--port", "0", "--data", ":memory:"] + options.arguments
        )
        do {
            let url = try await process.readyURL(within: options.deadline)
            return DevelopmentServer(url: url, process: process)
        } catch {
            await process.stop(within: options.deadline)
            throw error
        }
    }

    /// Stops the server, and waits until its process has ended.
    ///
    /// A server that does not stop within 10 seconds is killed.
    public func stop() async {
        await process.stop(within: 10)
    }

    /// Runs a test with a server of its own, which is stopped afterwards.
    ///
    /// - Throws: ``DevelopmentServerProblem``, or the error of `body`.
    public static func withServer<Result: Sendable>(
        _ options: DevelopmentServerOptions = DevelopmentServerOptions(),
        isolation: isolated (any Actor)? = #isolation,
        body: (DevelopmentServer) async throws -> Result
    ) async throws -> Result {
        let server = try await start(options)
        do {
            let result = try await body(server)
            await server.stop()
            return result
        } catch {
            await server.stop()
            throw error
        }
    }

    /// Returns options for an app that uses this server, and stores its user in memory.
    ///
    /// ID tokens are signed, so a back end can verify them with the server's keys.
    public func makeOptions() -> FirebaseOptions {
        let options = FirebaseOptions(googleAppID: "1:1:ios:1", gcmSenderID: "1")
        options.apiKey = "demo-key"
        options.projectID = projectID
        options.serverURL = url
        options.credentialStore = MemoryCredentialStore()
        return options
    }

    /// Runs a test with an app of its own, which is deleted afterwards.
    ///
    /// Tests that use this method can run in parallel. Code that uses `Auth.auth()` needs the
    /// default app: pass ``makeOptions()`` to `FirebaseApp.configure(options:)` for it.
    public func withAuth<Result: Sendable>(
        isolation: isolated (any Actor)? = #isolation,
        _ body: (Auth) async throws -> Result
    ) async throws -> Result {
        try await makeOptions().withAuth(isolation: isolation, body)
    }
}

#endif
