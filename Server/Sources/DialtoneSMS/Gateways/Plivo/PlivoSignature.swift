import DialtoneBasics
import DialtoneModel
import Foundation

/// Verifies the signature (V3) of a callback from Plivo.
///
/// Message callbacks are signed by the main account (`-MA-V3`), others by the account that sent the
/// message. Each header may contain several signatures, one per auth token.
struct PlivoSignature: Sendable {
    private static let headers = ["x-plivo-signature-v3", "x-plivo-signature-ma-v3"]

    let token: GatewaySecret

    func check(_ callback: GatewayCallback) throws(CallbackProblem) {
        guard let nonce = callback.headers["x-plivo-signature-v3-nonce"], !nonce.isEmpty else {
            throw .badSignature
        }
        let signed = Array("\(Self.signedText(of: callback)).\(nonce)".utf8)
        let isGood = Self.headers.compactMap { callback.headers[$0] }
            .flatMap { $0.split(separator: ",") }
            .compactMap { Data(base64Encoded: $0.trimmingCharacters(in: .whitespaces)) }
            .contains { KeyedHash.sha256.isCode(Array($0), of: signed, key: token.bytes) }
        guard isGood else { throw .badSignature }
    }

    /// The URL with its query parameters sorted by name, followed by the sorted form fields.
    static func signedText(of callback: GatewayCallback) -> String {
        let (address, queryText) = callback.addressParts
        let query = sorted(FormText.fields(of: queryText))
            .map { "\($0.name)=\($0.value)" }
            .joined(separator: "&")
        let form = callback.method == "GET" ? [] : sorted(callback.allFields)
        guard !form.isEmpty else { return query.isEmpty ? address : "\(address)?\(query)" }
        return "\(address)?\(query)" + (query.isEmpty ? "" : ".")
            + form.map { $0.name + $0.value }.joined()
    }

    private static func sorted(
        _ fields: [(name: String, value: String)]
    ) -> [(name: String, value: String)] {
        fields.sorted { left, right in
            let (first, second) = (Array(left.name.utf8), Array(right.name.utf8))
            return first == second
                ? left.value < right.value : first.lexicographicallyPrecedes(second)
        }
    }
}
