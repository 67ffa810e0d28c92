import Crypto
import DialtoneCore
import Foundation

/// The `X-Twilio-Signature` of a request from Twilio.
struct TwilioSignature: Sendable {
    let token: GatewaySecret

    func check(_ callback: GatewayCallback) throws(CallbackProblem) {
        guard let text = callback.headers["x-twilio-signature"],
            let code = Data(base64Encoded: text)
        else { throw .badSignature }
        let fields = try signedFields(of: callback)
        let isGood = Self.spellings(of: callback.url).contains { url in
            KeyedHash.sha1.isCode(Array(code), of: Array((url + fields).utf8), key: token.bytes)
        }
        guard isGood else { throw .badSignature }
    }

    /// The fields of a form in the order of their names; a body that is no form is in the address
    /// by its digest.
    private func signedFields(of callback: GatewayCallback) throws(CallbackProblem) -> String {
        guard callback.method != "GET" else { return "" }
        let query = FormText.decode(callback.addressParts.query)
        if let digest = query["bodySHA256"] {
            guard digest.lowercased() == Hex.encode(SHA256.hash(data: callback.body)) else {
                throw .badSignature
            }
            return ""
        }
        return Set(callback.allFields.map { $0.name + "\u{0}" + $0.value }).sorted()
            .map { $0.replacing("\u{0}", with: "", maxReplacements: 1) }
            .joined()
    }

    /// Twilio signs the address with its port or without, and the server cannot know which.
    static func spellings(of url: String) -> [String] {
        guard let match = url.wholeMatch(of: /(https?):\/\/([^\/:?]+)(?::([0-9]+))?([\/?].*)?/)
        else { return [url] }
        let (_, scheme, host, port, rest) = match.output
        let path = rest ?? ""
        let standard = scheme == "https" ? "443" : "80"
        return [
            "\(scheme)://\(host)\(path)",
            "\(scheme)://\(host):\(port ?? Substring(standard))\(path)",
        ]
    }
}
