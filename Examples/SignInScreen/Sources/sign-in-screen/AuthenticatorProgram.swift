import DialtoneAuth
import Foundation

/// An authenticator that is a program: for example one that talks to a security key.
struct AuthenticatorProgram: PasskeyAuthenticator {
    let path: String

    func createPasskey(_ options: PasskeyCreationOptions) async throws -> PasskeyRegistration {
        try PasskeyRegistration(json: await answer(to: "create", options.json))
    }

    func usePasskey(
        _ options: PasskeyRequestOptions,
        presentation: PasskeyPresentation
    ) async throws -> PasskeyAssertion {
        try PasskeyAssertion(json: await answer(to: "get", options.json))
    }

    private func answer(to word: String, _ options: Data) async throws -> Data {
        try await withCheckedThrowingContinuation { continuation in
            // Waiting for a program blocks its thread.
            Thread.detachNewThread {
                continuation.resume(with: Result { try run(word, options) })
            }
        }
    }

    /// Runs the program; the exit status 1 says that the user did not agree.
    private func run(_ word: String, _ options: Data) throws -> Data {
        let process = Process()
        process.executableURL = URL(fileURLWithPath: path)
        process.arguments = [word]
        let (input, output) = (Pipe(), Pipe())
        (process.standardInput, process.standardOutput) = (input, output)
        try process.run()
        try input.fileHandleForWriting.write(contentsOf: options)
        try input.fileHandleForWriting.close()
        let answer = try output.fileHandleForReading.readToEnd() ?? Data()
        process.waitUntilExit()
        switch process.terminationStatus {
        case 0: return answer
        case 1: throw PasskeyProblem.canceled
        case let status:
            throw PasskeyProblem(.failed, detail: "The authenticator ended with \(status).")
        }
    }
}
