import DialtoneFederation

/// How far a sign-in by forms alone has come, which the page's form carries, encrypted.
///
/// It includes the client's request, so it is valid only in the same browser and expires with it.
package struct SignInProgress: ProviderHandle, Hashable, Sendable {
    package static let name = "sign-in-progress"

    package let ticket: AuthorizationTicket
    package let step: Step

    package init(_ ticket: AuthorizationTicket, at step: Step) {
        self.ticket = ticket
        self.step = step
    }

    package var expiresAt: Int64 { ticket.expiresAt }

    /// What the page asks for.
    package enum Step: Codable, Hashable, Sendable {
        case number

        /// The code that was sent to a number.
        case code(number: String, sessionInfo: String)

        /// One of the account's second factors.
        case choice(PendingFactors)

        /// The code that was sent to the number of a second factor.
        case factorMessage(PendingFactors, Factor, sessionInfo: String)

        /// The code of an authenticator app.
        case factorApp(PendingFactors, Factor)

        /// A code that the user keeps for the loss of a second factor.
        case recovery(PendingFactors)
    }

    /// The second factors that can complete the sign-in.
    package struct PendingFactors: Codable, Hashable, Sendable {
        package let credential: String
        package let factors: [Factor]

        /// Whether a recovery code can take their place.
        package let hasRecoveryCodes: Bool

        package init(credential: String, factors: [Factor], hasRecoveryCodes: Bool) {
            self.credential = credential
            self.factors = factors
            self.hasRecoveryCodes = hasRecoveryCodes
        }
    }

    package struct Factor: Codable, Hashable, Sendable {
        package let id: String
        package let name: String?

        /// The last digits of its number; `nil` for an authenticator app.
        package let ending: String?

        package init(id: String, name: String?, ending: String?) {
            self.id = id
            self.name = name
            self.ending = ending
        }
    }
}
