import DialtoneBasics
import DialtoneModel

/// The SNS topic that delivers receipts.
///
/// Rejects messages of other topics and confirms the subscription on request.
struct SNSTopic: Sendable {
    /// The maximum age of a message; SNS stops its retries earlier.
    private static let tolerance = TimeSpan.days(1)

    private let arn: String
    private let address: GatewayAddress
    private let http: any OutboundHTTP
    private let certificates: SNSCertificates
    private let messages = RecentIDs()

    /// Reads the settings; returns `nil` if no topic is configured.
    init?(
        _ settings: GatewaySettings,
        _ credentials: AWSCredentials,
        _ dependencies: GatewayDependencies
    ) throws(InvalidGateway) {
        let form = /arn:aws[a-z-]*:sns:[a-z0-9-]+:[0-9]{12}:[A-Za-z0-9_.-]{1,256}/
        guard let arn = try settings.text("topicARN", form, "must be the ARN of a topic") else {
            return nil
        }
        let region = String(arn.split(separator: ":")[3])
        self.arn = arn
        http = dependencies.http
        address = try settings.address(
            "snsURL",
            standard: "https://sns.\(region).\(credentials.domain)"
        )
        certificates = SNSCertificates(
            host: "sns.\(region).\(credentials.domain)",
            http: dependencies.http,
            policy: dependencies.policy
        )
    }

    /// Returns the text of a new notification, or `nil` for any other message.
    func notification(in callback: GatewayCallback) async throws(CallbackProblem) -> String? {
        let message = try SNSMessage(callback.body)
        guard message.topicARN == arn else { throw .badSignature }
        let key = try await certificates.key(at: message.certificateURL, callback.receivedAt)
        guard key.hasSigned(message) else { throw .badSignature }
        try callback.check(message.sentAt, within: Self.tolerance)
        let end = callback.receivedAt + Self.tolerance
        switch message.type {
        case .notification:
            guard messages.admit(message.id, until: end, at: callback.receivedAt) else {
                return nil
            }
            return message.text
        case .subscriptionConfirmation:
            try await confirm(message)
            return nil
        // The subscription was deleted, which needs no response.
        case .unsubscribeConfirmation:
            return nil
        }
    }

    /// Confirms the subscription at the configured SNS address, not at the URL in the message.
    private func confirm(_ message: SNSMessage) async throws(CallbackProblem) {
        guard let token = message.token else { throw .malformed("Token is missing") }
        let query = FormText.encode([
            ("Action", "ConfirmSubscription"),
            ("Version", "2010-03-31"),
            ("TopicArn", arn),
            ("Token", token),
        ])
        do {
            let request = OutboundRequest(.get, try address.url("/?\(query)"))
            guard try await http.send(request).isSuccess else {
                throw CallbackProblem.malformed("SNS rejected the token")
            }
        } catch {
            throw .malformed("the subscription could not be confirmed")
        }
    }
}
