import DialtoneBasics
import DialtoneModel
import Foundation

/// A message that SNS posts to the subscribers of a topic.
struct SNSMessage {
    enum Kind: String {
        case notification = "Notification"
        case subscriptionConfirmation = "SubscriptionConfirmation"
        case unsubscribeConfirmation = "UnsubscribeConfirmation"

        /// The names of the signed fields, in the order in which they are signed.
        fileprivate var signedFields: [String] {
            switch self {
            case .notification:
                ["Message", "MessageId", "Subject", "Timestamp", "TopicArn", "Type"]
            case .subscriptionConfirmation, .unsubscribeConfirmation:
                ["Message", "MessageId", "SubscribeURL", "Timestamp", "Token", "TopicArn", "Type"]
            }
        }
    }

    enum Version: String {
        case sha1 = "1"
        case sha256 = "2"
    }

    let type: Kind
    let id: String
    let topicARN: String
    let text: String
    let token: String?
    let sentAt: Timestamp?
    let version: Version
    let signature: [UInt8]
    let certificateURL: String
    let signedText: String

    init(_ body: [UInt8]) throws(CallbackProblem) {
        guard let json = JSONValue(parsing: body), case .object = json else {
            throw .malformed("the body is not a JSON object")
        }
        func field(_ name: String) throws(CallbackProblem) -> String {
            guard let text = json[name]?.string else { throw .malformed("\(name) is missing") }
            return text
        }
        guard let type = Kind(rawValue: try field("Type")) else {
            throw .malformed("Type is unknown")
        }
        guard let version = Version(rawValue: try field("SignatureVersion")) else {
            throw .malformed("SignatureVersion is unknown")
        }
        guard let signature = Data(base64Encoded: try field("Signature")) else {
            throw .badSignature
        }
        self.type = type
        self.version = version
        self.signature = Array(signature)
        id = try field("MessageId")
        topicARN = try field("TopicArn")
        text = try field("Message")
        token = json["Token"]?.string
        certificateURL = try field("SigningCertURL")
        sentAt = Timestamp(iso8601WithFraction: try field("Timestamp"))
        signedText = type.signedFields
            .compactMap { name in json[name]?.string.map { "\(name)\n\($0)\n" } }
            .joined()
    }
}
