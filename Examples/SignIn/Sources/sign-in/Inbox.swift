import Foundation
import IdentityToolkitAdmin

#if canImport(FoundationNetworking)
import FoundationNetworking
#endif

/// The messages that a server in development mode keeps instead of sending them.
struct Inbox {
    let server: String
    let project: String

    /// The code of a verification session.
    func code(for verificationID: String) async throws -> String {
        let address = "\(server)/emulator/v1/projects/\(project)/verificationCodes"
        guard let url = URL(string: address) else { throw SignInProblem("No address: \(address)") }
        let (body, response) = try await URLSession.shared.data(from: url)
        guard (response as? HTTPURLResponse)?.statusCode == 200 else {
            throw SignInProblem("The server has no inbox; it is not in development mode.")
        }
        let inbox = try JSONDecoder().decode(VerificationCodesResponse.self, from: body)
        let message = inbox.verificationCodes.last { $0.sessionInfo == verificationID }
        guard let message else { throw SignInProblem("The inbox does not hold this code.") }
        return message.code
    }
}
