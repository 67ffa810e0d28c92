import Foundation
import Testing
import WireFixtures

/// How the server's answers are held against the files.
struct AnswerComparisonTests {
    /// What is wrong with the fixture's own answer once `change` was made to it.
    private func differences(
        _ name: String = "signInWithPassword",
        _ change: (inout [String: Any]) -> Void
    ) throws -> [String] {
        let fixture = try WireFixture(name)
        let content = try JSONSerialization.jsonObject(with: fixture.answer)
        var object = try #require(content as? [String: Any])
        change(&object)
        return try fixture.differences(
            from: JSONSerialization.data(withJSONObject: object)
        )
    }

    @Test func `any text matches a placeholder, and additional keys are ignored`() throws {
        let found = try differences { answer in
            answer["idToken"] = "e30.e30.c2ln"
            answer["profilePicture"] = "https://example.org"
        }
        #expect(found.isEmpty)
    }

    @Test func `a missing, empty or different value is found`() throws {
        #expect(try differences { $0["localId"] = nil }.count == 1)
        #expect(try differences { $0["idToken"] = "" }.count == 1)
        #expect(try differences { $0["registered"] = false }.count == 1)
        #expect(try differences { $0["expiresIn"] = 3600 }.count == 1)
        #expect(try differences { $0["email"] = "bob@example.org" }.count == 1)
    }

    @Test(arguments: ["needConfirmation", "errorMessage", "mfaPendingCredential", "mfaInfo"])
    func `a key that would stop a client is found`(key: String) throws {
        #expect(try differences { $0[key] = false }.count == 1)
    }

    @Test func `lists are compared entry by entry, and times by their form`() throws {
        let moved = try differences("lookup") { answer in
            var users = answer["users"] as? [[String: Any]] ?? []
            users[0]["createdAt"] = "1800000000000"
            users[0]["lastRefreshAt"] = "2027-01-01T00:00:00.001Z"
            answer["users"] = users
        }
        #expect(moved.isEmpty)
        let wrong = try differences("lookup") { answer in
            var users = answer["users"] as? [[String: Any]] ?? []
            users[0]["createdAt"] = 1_800_000_000_000
            users[0]["lastRefreshAt"] = "2027-01-01T00:00:00Z"
            answer["users"] = users
        }
        #expect(wrong.count == 2)
        #expect(try differences("lookup") { $0["users"] = [Any]() }.count == 1)
    }

    @Test func `values take the place of a request's placeholders`() throws {
        let fixture = try WireFixture("signInWithPhoneNumber")
        let data = try fixture.request(with: ["sessionInfo": "abc", "code": "123456"])
        let request = try JSONSerialization.jsonObject(with: data) as? [String: String]
        let expected = ["sessionInfo": "abc", "code": "123456", "operation": "SIGN_UP_OR_IN"]
        #expect(request == expected)
    }
}
