#if os(macOS) || os(Linux)

public import DialtoneAuth
import Foundation
import IdentityToolkit
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
        let inbox: VerificationCodesResponse = try await list("verificationCodes")
        let message = inbox.verificationCodes.last { $0.sessionInfo == verificationID }
        guard let message else {
            throw DevelopmentServerProblem("The server sent no message with this verification ID.")
        }
        return message.code
    }

    /// Returns the link of the newest e-mail to this address.
    ///
    /// - Parameters:
    ///   - email: The recipient.
    ///   - operation: What the link does.
    /// - Returns: The link, as the user would open it.
    /// - Throws: ``DevelopmentServerProblem`` if there is no such e-mail, or no response.
    public func link(
        sentTo email: String,
        for operation: ActionCodeOperation
    ) async throws -> String {
        let inbox: OOBCodesResponse = try await list("oobCodes")
        let links = inbox.oobCodes.filter { ($0.newEmail ?? $0.email) == email }.map(\.oobLink)
        let link = links.last { ActionCodeURL(link: $0)?.operation == operation }
        guard let link else {
            throw DevelopmentServerProblem("The server sent no such e-mail to this address.")
        }
        return link
    }

    private func list<Response: Decodable>(_ name: String) async throws -> Response {
        let path = "emulator/v1/projects/\(projectID)/\(name)"
        let request = URLRequest(url: url.appendingPathComponent(path))
        let (body, response) = try await URLSession.shared.data(for: request)
        guard (response as? HTTPURLResponse)?.statusCode == 200,
            let list = try? JSONDecoder().decode(Response.self, from: body)
        else { throw DevelopmentServerProblem("The server did not list its messages.") }
        return list
    }
}

#endif
