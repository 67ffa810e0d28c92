import DialtoneModel
import Foundation

/// The payload of a silent push, in the format that Google's SDKs and ours expect.
struct APNsPayload: Encodable {
    private let aps = Background()
    private let auth: Proof

    private struct Background: Encodable {
        let contentAvailable = 1

        private enum CodingKeys: String, CodingKey {
            case contentAvailable = "content-available"
        }
    }

    private struct Proof: Encodable {
        let receipt: String
        let secret: String
    }

    private enum CodingKeys: String, CodingKey {
        case aps
        case auth = "com.google.firebase.auth"
    }

    init(_ push: SilentPush) {
        auth = Proof(receipt: push.receipt, secret: push.secret)
    }
}
