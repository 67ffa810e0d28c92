import DialtoneModel
import DialtoneTestSupport
import Foundation
import HTTPTypes
import IdentityToolkit
import PhoneNumbers
import Testing
import WireFixtures

extension TestServer {
    /// The user in the files.
    static let alice = "alice@example.org"
    static let alicesPassword = "correct horse 1"
    static let alicesNumber = "+16505550101"

    /// Sends the request of a file as its caller does.
    func send(
        _ call: WireFixture,
        with values: [String: String],
        showing providerTokens: [String: String] = [:]
    ) async throws -> Answer {
        var path = "/" + call.path
        for (name, value) in values.merging(
            ["project": "\(Self.projectID)"],
            uniquingKeysWith: { $1 }
        ) {
            path = path.replacingOccurrences(of: "<\(name)>", with: value)
        }
        var headers: HTTPFields = [:]
        if call.name.hasPrefix("admin.") {
            headers = Self.owner
        } else if !call.name.hasPrefix("emulator.") {
            path += "\(path.contains("?") ? "&" : "?")key=\(Self.apiKey)"
            headers[.bundleID] = PushSetup.bundleID
        }
        headers[.contentType] = "application/json"
        let method = try #require(HTTPRequest.Method(call.method))
        guard call.request != nil else {
            return try await request(method, path, headers: headers)
        }
        let text = String(decoding: try call.request(with: values), as: UTF8.self)
        let body = providerTokens.reduce(text) { text, token in
            text.replacingOccurrences(of: token.key, with: token.value)
        }
        return try await request(method, path, headers: headers, body: Array(body.utf8))
    }

    func signUpAlice() async throws -> SignedIn {
        try await signUp(Self.alice, password: Self.alicesPassword)
    }

    /// An account by an administrator's hand.
    func create(_ fields: JSONValue) async throws {
        let answer = try await administer("accounts", fields)
        try #require(answer.status == 200, "\(answer.text)")
    }

    func change(_ fields: JSONValue) async throws {
        let answer = try await administer("accounts:update", fields)
        try #require(answer.status == 200, "\(answer.text)")
    }

    /// Changes the account in ways that no call supports.
    func changeAccount(
        _ id: String,
        _ change: @escaping @Sendable (inout Account) throws -> Void
    ) async throws {
        try await store.write { data in
            let held = try data.holdAccount(AccountID(rawValue: id), of: Self.projectID)
            var account = try #require(held)
            try change(&account)
            try data.save(account)
        }
    }
}
