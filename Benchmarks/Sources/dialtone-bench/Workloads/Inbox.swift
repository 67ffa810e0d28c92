import LoadGenerator
import NIOCore

/// The codes that a development server sent, as its stream of messages brings them.
@LoadLoop
final class Inbox {
    private static let path = "/emulator/v1/projects/\(BenchClient.project)/messages/stream"
    private static let sessionInfo = JSONMember("sessionInfo")
    private static let code = JSONMember("code")

    private var codes: [String: String] = [:]
    private var waiting: [String: CheckedContinuation<String, any Error>] = [:]
    private var failure: (any Error)?

    /// Reads the stream while `body` runs.
    static func with<Value: Sendable>(
        of address: ServerAddress,
        body: @LoadLoop (Inbox) async throws -> Value
    ) async throws -> Value {
        let inbox = Inbox()
        let stream = try await EventStream(path, from: address) { result in
            switch result {
            case .success(let event): inbox.take(event)
            case .failure(let error): inbox.fail(error)
            }
        }
        let value = try await body(inbox)
        await stream.close()
        return value
    }

    /// The code of a session, as soon as it has come.
    func code(for sessionInfo: String) async throws -> String {
        if let code = codes.removeValue(forKey: sessionInfo) { return code }
        if let failure { throw failure }
        return try await withCheckedThrowingContinuation { waiting[sessionInfo] = $0 }
    }

    private func take(_ event: String) {
        let message = ByteBuffer(string: event)
        guard let sessionInfo = Self.sessionInfo.text(in: message),
            let code = Self.code.text(in: message)
        else { return }
        if let waiter = waiting.removeValue(forKey: sessionInfo) {
            waiter.resume(returning: code)
        } else {
            codes[sessionInfo] = code
        }
    }

    private func fail(_ error: any Error) {
        failure = error
        for waiter in waiting.values { waiter.resume(throwing: error) }
        waiting = [:]
    }
}
