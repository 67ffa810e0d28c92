import DialtoneFlows
import DialtoneModel
import Foundation
import Hummingbird

/// The sentence with which the console shows a refusal.
struct ConsoleProblem: Sendable {
    let text: String

    /// `name` is what the page calls the field that the error is about.
    init(_ error: any Error, calling name: String? = nil) {
        guard let refusal = WireRefusal(expected: error) else {
            text = translated("An internal error occurred. The server's log has the details.")
            return
        }
        text =
            switch error {
            case Refusal.invalidTenantName:
                translated(
                    "A tenant’s name must have 4 to 20 letters, digits and hyphens, and begin with a letter."
                )
            case FederationRefusal.configExists:
                translated("The project already has a provider with this ID.")
            case FederationRefusal.invalidProviderID, FederationRefusal.missingProviderID:
                translated(
                    "The ID of a provider must be google.com, apple.com, or begin with oidc. or saml."
                )
            case FederationRefusal.missingClientID: translated("Enter the client ID.")
            case FederationRefusal.missingIssuer: translated("Enter the issuer.")
            case Refusal.roleTooLow(let needed):
                translated(
                    "Your role is not sufficient: this requires the \(needed.rawValue) role."
                )
            case Refusal.invalidArgument(let field, let problem):
                APIText.of(problem, about: field, called: name)
            default: APIText.of(Self.sentence(refusal.message))
            }
    }

    /// Returns the part of a protocol message that people can read.
    private static func sentence(_ message: String) -> String {
        guard let separator = message.range(of: " : ") else { return message }
        return String(message[separator.upperBound...])
    }
}
