/// Why a gateway rejected a message, or why a message was not delivered.
package struct SendProblem: Error, Hashable, Sendable {
    package enum Reason: String, Hashable, Sendable, Codable, CaseIterable {
        case invalidNumber
        case unreachable
        case optedOut
        case blockedRegion
        case senderRejected
        case contentRejected
        case tooLong
        case throttled
        case authentication
        case balance
        case misconfigured
        case unavailable
        case timedOut
        case invalidResponse
        case fraud
        case other
    }

    package let reason: Reason

    /// The gateway's own error code, such as "30007".
    package let code: String?

    /// One sentence for operators, without numbers, message texts or secrets.
    package let detail: String

    package init(_ reason: Reason, code: String? = nil, _ detail: String) {
        self.reason = reason
        self.code = GatewayWord.code(code)
        self.detail = detail
    }
}
