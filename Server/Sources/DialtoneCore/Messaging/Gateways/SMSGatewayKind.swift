/// The interfaces for text messages that the server speaks.
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

    /// Keeps messages instead of having them delivered; for development.
    case inbox
}
