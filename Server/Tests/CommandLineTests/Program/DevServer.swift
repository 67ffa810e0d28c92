import Foundation
import Testing

#if canImport(FoundationNetworking)
import FoundationNetworking
#endif

/// `dialtone dev` on a free port, and the calls that an app makes to it.
struct DevServer {
    let program: RunningProgram
    let url: String

    /// Starts a server and waits for its ready line.
    static func start(
        data: String,
        database: String? = nil,
        arguments: [String] = [],
        environment: [String: String] = [:],
        descriptorLimit: Int? = nil
    ) async throws -> DevServer {
        let program = try RunningProgram(
            ["dev", "--port", "0", "--data", data] + (database.map { ["--database", $0] } ?? [])
                + arguments,
            environment: environment,
            descriptorLimit: descriptorLimit
        )
        let line = await program.firstLine()
        guard let url = line?.split(separator: "dialtone ready ").first, line != String(url) else {
            program.signal(SIGKILL)
            throw NotReady(line: line, complaints: await program.complaints())
        }
        return DevServer(program: program, url: String(url))
    }

    /// Runs `body` against a server that is stopped after it, however it ends.
    static func with<Value>(
        data: String,
        database: String? = nil,
        _ body: (DevServer) async throws -> Value
    ) async throws -> Value {
        let server = try await start(data: data, database: database)
        do {
            let value = try await body(server)
            _ = await server.stop()
            return value
        } catch {
            _ = await server.stop()
            throw error
        }
    }

    func stop() async -> Int32 {
        program.signal(SIGTERM)
        return await program.exitCode()
    }

    func kill() async {
        program.signal(SIGKILL)
        _ = await program.exitCode()
    }

    func call(
        _ path: String,
        _ body: [String: String],
        bearer: String? = nil
    ) async throws -> Answer {
        try await call(path, sending: body, bearer: bearer)
    }

    func call(
        _ path: String,
        sending body: some Encodable,
        bearer: String? = nil
    ) async throws -> Answer {
        var request = try Self.request(url + path + "?key=demo-key")
        request.httpMethod = "POST"
        request.setValue("application/json", forHTTPHeaderField: "content-type")
        if let bearer {
            request.setValue("Bearer \(bearer)", forHTTPHeaderField: "authorization")
        }
        request.httpBody = try JSONEncoder().encode(body)
        return try await Answer(request)
    }

    func get(_ path: String) async throws -> Answer {
        try await Answer(try Self.request(url + path))
    }

    private static func request(_ url: String) throws -> URLRequest {
        URLRequest(url: try #require(URL(string: url)), timeoutInterval: 300)
    }

    private struct NotReady: Error {
        let line: String?
        let complaints: String
    }
}

/// The response of the server.
struct Answer: Sendable {
    let status: Int
    let data: Data

    init(_ request: URLRequest) async throws {
        let (data, response) = try await URLSession.shared.data(for: request)
        status = (response as? HTTPURLResponse)?.statusCode ?? 0
        self.data = data
    }

    /// A text field of the answer's JSON object; empty where there is none.
    func text(_ field: String) throws -> String {
        let fields = try JSONSerialization.jsonObject(with: data) as? [String: Any]
        return fields?[field] as? String ?? ""
    }

    /// The protocol's word for what went wrong.
    var error: String? {
        struct Failure: Decodable {
            struct Detail: Decodable { let message: String }
            let error: Detail
        }
        let failure = try? JSONDecoder().decode(Failure.self, from: data)
        return failure?.error.message.split(separator: " ").first.map(String.init)
    }
}
