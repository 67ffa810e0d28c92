/// The gateway interfaces that the server supports.
package enum SMSGatewayKind: String, Hashable, Sendable, Codable, CaseIterable {
    case twilio
    case vonage
    case awsEndUserMessaging = "aws-end-user-messaging"
    case awsSNS = "aws-sns"
    case messageBird = "messagebird"
    case plivo
    case webhook
    case kannel
    case smpp

    /// Stores messages instead of sending them; for development.
    case inbox
}
