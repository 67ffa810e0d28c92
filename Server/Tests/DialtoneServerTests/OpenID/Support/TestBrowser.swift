import DialtoneBasics
import Foundation
import HTTPTypes
import Testing

/// A browser that visits the provider's pages: it keeps cookies and follows redirects.
struct TestBrowser: Sendable {
    let server: TestServer
    private(set) var cookies: [String: String] = [:]

    init(_ server: TestServer) {
        self.server = server
    }

    /// Opens a path of the server, and returns the first response.
    mutating func open(_ path: String, headers: HTTPFields = [:]) async throws -> Answer {
        keep(try await server.open(path, headers: sending(headers)))
    }

    /// Sends a form as the page of this server does.
    mutating func submit(
        _ fields: [String: String],
        to path: String = "/sign-in/answer",
        headers: HTTPFields = HTTPFields(["Sec-Fetch-Site": "same-origin"])
    ) async throws -> Answer {
        let form = FormText.encode(fields.map { (name: $0.key, value: $0.value) })
        return keep(try await server.submit(form, to: path, headers: sending(headers)))
    }

    /// Follows redirects within the server, up to a page or to an address of a client.
    mutating func follow(_ answer: Answer) async throws -> Answer {
        var answer = answer
        while answer.status == 303, let location = answer.headers[.location],
            location.hasPrefix("/")
        {
            answer = try await open(location)
        }
        return answer
    }

    /// Opens the authorization endpoint and follows its redirects.
    mutating func visit(
        _ client: TestClient,
        _ changes: [String: String?] = [:]
    ) async throws -> Answer {
        try await follow(await open(client.authorizePath(changes)))
    }

    /// Signs in on a page as its script does, and follows the redirects.
    mutating func signIn(
        _ number: String = "+16505550100",
        on page: Answer
    ) async throws -> Answer {
        try await finish(with: server.signIn(number).refreshToken, on: page)
    }

    /// Sends the refresh token of a sign-in, as the page's script does.
    mutating func finish(with refreshToken: String, on page: Answer) async throws -> Answer {
        let answer = try await submit([
            "request": try page.ticket, "answer": "signed-in", "refresh_token": refreshToken,
        ])
        return try await follow(answer)
    }

    /// Presses a button of a page.
    mutating func press(_ button: String, on page: Answer) async throws -> Answer {
        try await follow(await submit(["request": try page.ticket, "answer": button]))
    }

    /// Signs in for a client, and returns the code.
    mutating func code(
        for client: TestClient,
        _ changes: [String: String?] = [:],
        as number: String = "+16505550100"
    ) async throws -> String {
        var answer = try await visit(client, changes)
        if answer.isSignInPage { answer = try await signIn(number, on: answer) }
        return try #require(try answer.callback["code"], "\(answer.text)")
    }

    /// Signs in for a client, and returns its tokens.
    mutating func tokens(
        for client: TestClient,
        _ changes: [String: String?] = [:],
        as number: String = "+16505550100"
    ) async throws -> ClientTokenSet {
        try ClientTokenSet(await client.exchange(code(for: client, changes, as: number)))
    }

    mutating func setCookie(_ name: String, _ value: String?) {
        cookies[name] = value
    }

    private func sending(_ headers: HTTPFields) -> HTTPFields {
        guard !cookies.isEmpty else { return headers }
        var headers = headers
        headers[.cookie] = cookies.map { "\($0.key)=\($0.value)" }.joined(separator: "; ")
        return headers
    }

    private mutating func keep(_ answer: Answer) -> Answer {
        for field in answer.headers[values: .setCookie] {
            let pair = field.split(separator: ";")[0].split(separator: "=", maxSplits: 1)
            let isDeleted = pair.count < 2
            cookies[String(pair[0])] = isDeleted ? nil : String(pair[1])
        }
        return answer
    }
}

extension Answer {
    var isSignInPage: Bool { status == 200 && text.contains(#"id="signed-in""#) }

    /// The ticket in the form of a page.
    var ticket: String {
        get throws {
            let match = text.firstMatch(of: /name="request" value="([A-Za-z0-9_-]+)"/)
            return String(try #require(match, "\(text)").output.1)
        }
    }

    /// The parameters that a client receives in its query.
    var callback: [String: String] {
        get throws {
            let location = try #require(headers[.location], "\(status): \(text)")
            #expect(status == 303)
            let query = try #require(URLComponents(string: location)?.percentEncodedQuery)
            return FormText.decode(query)
        }
    }

    /// The address that the browser is sent to, without the query.
    var target: String? {
        headers[.location].map { String($0.prefix { $0 != "?" }) }
    }
}
