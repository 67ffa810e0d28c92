import DialtoneBasics
import DialtoneModel
@testable import DialtoneSMS
import Crypto
import CryptoExtras
import DialtoneOutbound
import DialtoneTestSupport
import Foundation
import SwiftASN1
import Synchronization
import X509

/// Simulates the SNS of one region: has a key, serves its certificate, signs its posts, and records
/// confirmations of subscriptions.
final class SNSWorld: OutboundHTTP {
    static let host = "sns.eu-central-1.amazonaws.com"
    static let topic = "arn:aws:sns:eu-central-1:123456789012:receipts"
    static let certificateURL = "https://\(host)/SimpleNotificationService-0123abcd.pem"

    private let key: _RSA.Signing.PrivateKey
    private let pem: String
    private let asked = Mutex<[String]>([])

    init(validFor life: TimeInterval = 86_400) throws {
        key = try _RSA.Signing.PrivateKey(keySize: .bits2048)
        let name = try DistinguishedName { CommonName("sns.amazonaws.com") }
        let now = StoppedClock.start.date
        let certificate = try Certificate(
            version: .v3,
            serialNumber: Certificate.SerialNumber(),
            publicKey: Certificate.PublicKey(key.publicKey),
            notValidBefore: now - 86_400,
            notValidAfter: now + life,
            issuer: name,
            subject: name,
            signatureAlgorithm: .sha256WithRSAEncryption,
            extensions: Certificate.Extensions(),
            issuerPrivateKey: Certificate.PrivateKey(key)
        )
        pem = try certificate.serializeAsPEM().pemString
    }

    /// The addresses that were asked for, in their order.
    var requests: [String] { asked.withLock { $0 } }

    /// Responds like AWS at its own addresses, for which tests cannot have a port.
    func send(_ request: OutboundRequest) async throws -> OutboundResponse {
        asked.withLock { $0.append(request.url.text) }
        if request.url.text == Self.certificateURL {
            return OutboundResponse(status: 200, body: Array(pem.utf8))
        }
        return OutboundResponse(
            status: request.url.text.contains("ConfirmSubscription") ? 200 : 404
        )
    }

    /// A message as SNS posts it, signed over the fields that `type` has signed.
    func callback(
        _ text: String,
        type: SNSMessage.Kind = .notification,
        version: SNSMessage.Version = .sha256,
        id: String = "22b80b92-fdea-4c2c-8f9d-bdfb0c7bf324",
        sentAt: String = "2026-09-21T14:13:00.000Z",
        changing changes: [String: String] = [:]
    ) throws -> GatewayCallback {
        var fields = [
            "Type": type.rawValue, "MessageId": id, "TopicArn": Self.topic, "Message": text,
            "Timestamp": sentAt, "SignatureVersion": version.rawValue, "Signature": "",
            "SigningCertURL": Self.certificateURL,
        ]
        if type != .notification {
            fields["Token"] = "2336412f37"
            fields["SubscribeURL"] = "https://\(Self.host)/?Action=ConfirmSubscription"
        }
        let unsigned = JSONValue.object(fields.mapValues { .string($0) })
        let message = try SNSMessage(Array(unsigned.text.utf8))
        let data = Data(message.signedText.utf8)
        let signature =
            switch version {
            case .sha1:
                try key.signature(
                    for: Insecure.SHA1.hash(data: data),
                    padding: .insecurePKCS1v1_5
                )
            case .sha256:
                try key.signature(for: SHA256.hash(data: data), padding: .insecurePKCS1v1_5)
            }
        fields["Signature"] = signature.rawRepresentation.base64EncodedString()
        fields.merge(changes) { $1 }
        let body = JSONValue.object(fields.mapValues { .string($0) }).text
        return .sample(headers: ["content-type": "text/plain; charset=UTF-8"], body: body)
    }

    func gateway(_ plan: GatewayPlan = .endUserMessaging) throws -> any SMSGateway {
        var plan = plan
        plan.addresses = []
        return try GatewayCatalog.gateway(
            of: plan.configuration(at: ""),
            .bench(self, StoppedClock())
        )
    }
}
