package import DialtoneBasics
package import DialtoneModel

/// An error that a client receives, as OAuth 2.0 and OpenID Connect name it.
package struct OAuthRefusal: Error, Hashable, Sendable {
    package enum Code: String, Hashable, Sendable {
        // RFC 6749
        case invalidRequest = "invalid_request"
        case invalidClient = "invalid_client"
        case invalidGrant = "invalid_grant"
        case unauthorizedClient = "unauthorized_client"
        case unsupportedGrantType = "unsupported_grant_type"
        case unsupportedResponseType = "unsupported_response_type"
        case invalidScope = "invalid_scope"
        case accessDenied = "access_denied"
        case temporarilyUnavailable = "temporarily_unavailable"

        // OpenID Connect Core 1.0
        case loginRequired = "login_required"
        case consentRequired = "consent_required"
        case interactionRequired = "interaction_required"
        case requestNotSupported = "request_not_supported"
        case requestURINotSupported = "request_uri_not_supported"
        case registrationNotSupported = "registration_not_supported"

        // OpenID Connect Core Error Code unmet_authentication_requirements 1.0
        case unmetAuthenticationRequirements = "unmet_authentication_requirements"

        // RFC 6750
        case invalidToken = "invalid_token"
        case insufficientScope = "insufficient_scope"
    }

    package let code: Code

    /// A sentence for the developer of the client: ASCII without quotes and backslashes.
    package let description: String

    /// The reason for the security event; `nil` if the error is no sign of an attack.
    package let reason: SecurityEventReason?

    /// When the client may try again, if it sent too many wrong requests.
    package var retryAfter: TimeSpan?

    package init(_ code: Code, _ description: String, reason: SecurityEventReason? = nil) {
        self.code = code
        self.description = description
        self.reason = reason
    }
}

extension OAuthRefusal: SecurityRelevantError {
    package var securityReason: SecurityEventReason? { reason }
}
