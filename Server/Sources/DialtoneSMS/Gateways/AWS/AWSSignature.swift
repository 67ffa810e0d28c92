import DialtoneBasics
import Crypto
import Foundation

/// AWS Signature Version 4, for requests without a query string.
///
/// Supports the path "/" only: the rules for other paths differ between services.
struct AWSSignature: Sendable {
    private static let algorithm = "AWS4-HMAC-SHA256"

    let credentials: AWSCredentials

    /// The service name in the signature's scope, for example "sns".
    let service: String

    /// Adds the date and the signature to `request`; the signature covers all existing headers.
    func sign(_ request: inout OutboundRequest, at now: Timestamp) {
        let time = Self.time(of: now)
        request.headers.append(("x-amz-date", time))
        if let token = credentials.sessionToken {
            request.headers.append(("x-amz-security-token", token.text))
        }
        let scope = "\(time.prefix(8))/\(credentials.region)/\(service)/aws4_request"
        let signed = Self.headers(of: request)
        let text = [
            Self.algorithm, time, scope,
            Hex.encode(SHA256.hash(data: Array(Self.canonicalForm(of: request).utf8))),
        ]
        .joined(separator: "\n")
        let code = KeyedHash.sha256.code(of: Array(text.utf8), key: key(for: scope))
        request.headers.append(
            (
                "authorization",
                "\(Self.algorithm) Credential=\(credentials.accessKeyID)/\(scope), "
                    + "SignedHeaders=\(signed.map(\.name).joined(separator: ";")), "
                    + "Signature=\(Hex.encode(code))"
            )
        )
    }

    /// The canonical form of the request, whose digest is signed.
    static func canonicalForm(of request: OutboundRequest) -> String {
        let parts = URLComponents(string: request.url.text)
        let path = parts?.percentEncodedPath ?? ""
        let headers = headers(of: request)
        return [
            request.method.rawValue,
            path.isEmpty ? "/" : path,
            query(parts?.percentEncodedQuery ?? ""),
            headers.map { "\($0.name):\($0.value)\n" }.joined(),
            headers.map(\.name).joined(separator: ";"),
            Hex.encode(SHA256.hash(data: request.body)),
        ]
        .joined(separator: "\n")
    }

    /// Derives the signing key: each part of the scope is signed with the key from the part before
    /// it.
    private func key(for scope: String) -> [UInt8] {
        let secret = Array("AWS4".utf8) + credentials.secretAccessKey.bytes
        return scope.split(separator: "/").reduce(secret) { key, part in
            KeyedHash.sha256.code(of: Array(part.utf8), key: key)
        }
    }

    private static func headers(
        of request: OutboundRequest
    ) -> [(name: String, value: String)] {
        let given = request.headers.map { header in
            let value = header.value.split(separator: " ").joined(separator: " ")
            return (name: header.name.lowercased(), value: value)
        }
        return (given + [("host", host(of: request.url))]).sorted { $0.name < $1.name }
    }

    /// The `Host` header as the HTTP client sends it: with the port if the URL contains one.
    private static func host(of url: OutboundURL) -> String {
        let rest = url.text.drop { $0 != "/" }.dropFirst(2)
        return String(rest.prefix { $0 != "/" && $0 != "?" })
    }

    private static func query(_ text: String) -> String {
        FormText.fields(of: text)
            .map { "\(FormText.escape($0.name))=\(FormText.escape($0.value))" }
            .sorted()
            .joined(separator: "&")
    }

    private static func time(of moment: Timestamp) -> String {
        moment.date.ISO8601Format().filter { $0 != "-" && $0 != ":" }
    }
}
