import DialtoneBasics
import DialtoneModel
import Crypto
import DialtoneTestSupport
import Foundation
import HTTPTypes
import IdentityToolkit
import Testing

/// A web page of an app that uses Google's web SDK and Dialtone's script.
struct WebPage {
    static let origin = "https://shop.example.com"

    /// The secret of the page.
    var secret = "a-secret-of-the-tab"

    var address = "\(origin)/cart?item=1#/checkout"
    var operation = "signInViaPopup"
    var handler = "/__/auth/handler"
    var provider = TestServer.provider.rawValue

    var challenge: String { Hex.encode(SHA256.hash(data: Array(secret.utf8))) }

    /// The address that the SDK opens, with what a test changes.
    func handlerURL(_ changes: [String: String?] = [:]) -> String {
        var fields: [String: String?] = [
            "apiKey": TestServer.apiKey, "appName": "[DEFAULT]", "authType": operation,
            "redirectUrl": address, "v": "11.3.1", "eventId": "0123456789",
            "providerId": provider, "scopes": "profile",
        ]
        fields.merge(changes) { $1 }
        let query = fields.compactMap { name, value in value.map { (name, $0) } }
        return "\(handler)?\(FormText.encode(query.map { ($0.0, $0.1) }))"
    }

    /// Returns the URL after the page has sent the digest of its secret.
    func provenURL(_ changes: [String: String?] = [:]) -> String {
        handlerURL(changes.merging(["challenge": challenge]) { own, _ in own })
    }

    /// Sends the digest like the script does: with a form of this page, or from the popup, which is
    /// the server's own page.
    func begin(
        on server: TestServer,
        _ changes: [String: String?] = [:]
    ) async throws -> Answer {
        guard operation.hasSuffix("Popup") else {
            let parts = try #require(URLComponents(string: address))
            let origin = "\(parts.scheme ?? "")://\(parts.host ?? "")"
            return try await submit(
                on: server,
                changes,
                origin: origin + (parts.port.map { ":\($0)" } ?? "")
            )
        }
        return try await server.open(
            provenURL(changes),
            headers: try Self.headers(site: "same-origin")
        )
    }

    /// Sends the form that begins a redirect, as a page of `origin`.
    func submit(
        on server: TestServer,
        _ changes: [String: String?] = [:],
        origin: String?
    ) async throws -> Answer {
        let query = provenURL(changes).split(separator: "?", maxSplits: 1).last ?? ""
        var headers = try Self.headers(site: "cross-site")
        headers[.origin] = origin
        return try await server.submit(String(query), to: handler, headers: headers)
    }

    /// Returns the headers with which browsers describe the origin of a request.
    static func headers(site: String?) throws -> HTTPFields {
        var headers = HTTPFields()
        headers[try #require(HTTPField.Name("sec-fetch-site"))] = site
        return headers
    }

    /// Returns the target of a redirect, also if a page after a form performs it.
    static func way(in answer: Answer) throws -> String {
        if let location = answer.headers[.location] { return location }
        let start = try #require(answer.text.range(of: #"id="return" href=""#), "\(answer.text)")
        let value = String(answer.text[start.upperBound...].prefix { $0 != "\"" })
        return value.replacing("&amp;", with: "&")
    }

    /// Returns the data that a page contains for its script, such as `target`.
    static func data(_ name: String, in page: Answer) throws -> String {
        let start = try #require(page.text.range(of: "data-\(name)=\""), "\(page.text)")
        let value = String(page.text[start.upperBound...].prefix { $0 != "\"" })
        return value.replacing("&quot;", with: "\"").replacing("&#39;", with: "'")
            .replacing("&lt;", with: "<").replacing("&gt;", with: ">")
            .replacing("&amp;", with: "&")
    }

    /// Returns the result in the URL that leads back to the page.
    static func news(in location: String) throws -> JSONValue {
        let parts = location.split(separator: "#dialtone-auth=")
        try #require(parts.count == 2, "\(location)")
        let text = try #require(String(parts[1]).removingPercentEncoding)
        return try JSONDecoder().decode(JSONValue.self, from: Data(text.utf8))
    }

    /// Returns the result that the popup sends to its opener.
    static func result(in page: Answer) throws -> JSONValue {
        try JSONDecoder().decode(
            JSONValue.self,
            from: Data(try data("result", in: page).utf8)
        )
    }

    /// Signs in with the result, like the SDK.
    func signIn(on server: TestServer, with event: JSONValue) async throws -> Answer {
        try await server.call(
            .signInWithIDP,
            [
                "requestUri": event["urlResponse"], "sessionId": .string(secret),
                "returnSecureToken": true, "returnIdpCredential": true,
            ]
        )
    }
}
