import DialtoneBasics
import DialtoneFlows
import DialtoneModel
import Foundation
import Hummingbird
import IdentityToolkit

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
            case Refusal.changedMeanwhile:
                translated(
                    """
                    Nothing is changed: another operator has changed this since you opened the \
                    page, which now shows the current values. Check them, then try again.
                    """
                )
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
            case Refusal.reservedClaim(let name):
                translated("The custom claim \(name) is reserved.")
            case Refusal.roleTooLow(let needed):
                translated(
                    "Your role is not sufficient: this requires the \(needed.rawValue) role."
                )
            case Refusal.invalidArgument(let field, let problem):
                APIText.of(problem, about: field, called: name)
            default:
                if let code = refusal.code, code.rawValue == refusal.message {
                    CodeSentence.of(code)
                } else {
                    APIText.of(Self.sentence(refusal.message))
                }
            }
    }

    /// The sentence for a refused sign-in or confirmation.
    static func sentence(ofSignIn refusal: Refusal) -> String {
        if let wait = wait(of: refusal) {
            let seconds = max(1, wait.wholeSeconds)
            return translated(
                Int(seconds),
                one: "There were too many attempts. Try again in 1 second.",
                other: "There were too many attempts. Try again in \(seconds) seconds."
            )
        }
        guard case .wrongCredentials = refusal else { return ConsoleProblem(refusal).text }
        return translated("The name, the password or the code is wrong. Each code works once.")
    }

    /// How long to wait after too many attempts; `nil` for other refusals.
    static func wait(of refusal: Refusal) -> TimeSpan? {
        switch refusal {
        case .tooManyPasswords(let wait), .callLimit(_, let wait): wait
        default: nil
        }
    }

    /// Returns the part of a protocol message that people can read.
    private static func sentence(_ message: String) -> String {
        guard let separator = message.range(of: " : ") else { return message }
        return String(message[separator.upperBound...])
    }
}
