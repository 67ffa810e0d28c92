import DialtoneInbox
import DialtoneModel
import DialtonePasswords
import DialtoneTestSupport
import IdentityToolkit
import Testing

extension TestServer {
    static let email = "ada@example.com"
    static let password = "correct horse"

    func signUp(
        _ email: String = email,
        password: String = password
    ) async throws -> SignedIn {
        try SignedIn(
            await call(.signUp, ["email": .string(email), "password": .string(password)])
        )
    }

    /// Creates accounts as imports do: without a call, and without a look at the password.
    func populate(_ emails: [String], password: String = password) async throws {
        let hash = try await SharedPasswords.hasher.hash(password, for: Self.projectID)
        let now = clock.now
        try await store.write { data in
            for email in emails {
                var account = Account(
                    id: AccountID(rawValue: email),
                    projectID: Self.projectID,
                    createdAt: now
                )
                account.email = email
                account.setPassword(hash, at: now)
                _ = try data.insert(account)
            }
        }
    }

    /// Creates `count` accounts with the usual password, and returns their addresses.
    func populate(_ count: Int) async throws -> [String] {
        let emails = (0..<count).map { "person\($0)@example.com" }
        try await populate(emails)
        return emails
    }

    func signInWithPassword(
        _ email: String = email,
        _ password: String = password
    ) async throws -> Answer {
        try await call(
            .signInWithPassword,
            ["email": .string(email), "password": .string(password)]
        )
    }

    /// Requests a mail.
    func askForMail(
        _ requestType: String,
        _ fields: [String: JSONValue] = ["email": .string(email)]
    ) async throws -> Answer {
        var body = fields
        body["requestType"] = .string(requestType)
        return try await call(.sendOOBCode, .object(body))
    }

    /// Requests a mail and returns the code in it.
    func mailCode(
        _ requestType: String,
        _ fields: [String: JSONValue] = ["email": .string(email)]
    ) async throws -> String {
        let answer = try await askForMail(requestType, fields)
        try #require(answer.status == 200, "\(answer.text)")
        return try #require(mails.last?.notice.action?.code)
    }

    var mails: [OutgoingMail] { inbox.mails(of: Self.projectID) }

    func resetPassword(_ code: String, to password: String) async throws -> Answer {
        try await call(
            .resetPassword,
            ["oobCode": .string(code), "newPassword": .string(password)]
        )
    }

    func applyCode(_ code: String) async throws -> Answer {
        try await call(.update, ["oobCode": .string(code)])
    }

    func signInWithLink(
        _ code: String,
        _ email: String = email,
        idToken: String? = nil
    ) async throws -> Answer {
        var body: [String: JSONValue] = ["email": .string(email), "oobCode": .string(code)]
        if let idToken { body["idToken"] = .string(idToken) }
        return try await call(.signInWithEmailLink, .object(body))
    }

    /// Returns the account in the database.
    func account(_ email: String = email) async throws -> Account {
        let found = try await store.read { try $0.account(email: email, of: Self.projectID) }
        return try #require(found)
    }

    /// Verifies the account's address with the link in a mail.
    func verifyEmail(_ person: SignedIn) async throws {
        let code = try await mailCode("VERIFY_EMAIL", ["idToken": .string(person.idToken)])
        let answer = try await applyCode(code)
        try #require(answer.status == 200, "\(answer.text)")
    }
}

extension ServerSetup {
    /// Turns e-mail enumeration protection off.
    static let outspoken = ServerSetup { $0.settings.emailPrivacy = false }
}
