#if os(macOS) || os(Linux)

import Foundation
import IdentityToolkitAdmin

#if canImport(FoundationNetworking)
import FoundationNetworking
#endif

extension DevelopmentServer {
    /// Returns the code of the newest message with this verification ID.
    ///
    /// - Parameter verificationID: What `verifyPhoneNumber` returned.
    /// - Returns: The digits.
    /// - Throws: ``DevelopmentServerProblem`` if there is no such message, or no response.
    public func code(forVerificationID verificationID: String) async throws -> String {
        let path = "emulator/v1/projects/\(projectID)/verificationCodes"
        let request = URLRequest(url: url.appendingPathComponent(path))
        let (body, response) = try await URLSession.shared.data(for: request)
        guard (response as? HTTPURLResponse)?.statusCode == 200,
            let inbox = try? JSONDecoder().decode(VerificationCodesResponse.self, from: body)
        else { throw DevelopmentServerProblem("The server did not list its messages.") }
        let message = inbox.verificationCodes.last { $0.sessionInfo == verificationID }
        guard let message else {
            throw DevelopmentServerProblem("The server sent no message with this verification ID.")
        }
        return message.code
    }
}

#endif
