import DialtoneBasics
import DialtoneModel
import Crypto
import Foundation

/// Verifies the `X-Twilio-Signature` header of a callback.
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

    /// The form fields, sorted by name, that the signature covers.
    ///
    /// If the body is not a form, the URL contains its digest instead.
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

    /// The URL with and without its port: Twilio may sign either form.
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
