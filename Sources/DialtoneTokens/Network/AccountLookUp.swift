#if Tokens

import Foundation

/// Asks the server for the account of an ID token, which it tells only while the session exists.
struct AccountLookUp: Sendable {
    private struct Question: Encodable {
        let idToken: String
        var tenantId: String?
    }

    private struct Accounts: Decodable {
        struct Account: Decodable {
            let localId: String
            let disabled: Bool?
        }

        let users: [Account]
    }

    private struct Refusal: Decodable {
        struct Content: Decodable {
            let message: String
        }

        let error: Content
    }

    /// The refusals that are about the token; the others are about the request.
    private static let verdicts: Set = [
        "INVALID_ID_TOKEN", "TOKEN_EXPIRED", "USER_DISABLED", "USER_NOT_FOUND",
    ]

    let url: URL
    let environment: TokenVerifierEnvironment

    func confirm(_ token: String, of user: VerifiedToken) async throws {
        let response = try await response(to: Question(idToken: token, tenantId: user.tenantID))
        if response.status == 200 { return try check(response.body, of: user) }
        let refusal = try? JSONDecoder().decode(Refusal.self, from: response.body)
        let code = refusal?.error.message.prefix { $0 != " " }
        if let code, Self.verdicts.contains(String(code)) { throw InvalidToken(.signedOut) }
        throw SignInStatusUnknown("The server responded with status \(response.status).")
    }

    /// Checks that the server returned the token's account: a proxy may answer any request with 200.
    private func check(_ body: Data, of user: VerifiedToken) throws {
        let accounts = try? JSONDecoder().decode(Accounts.self, from: body)
        guard let accounts, accounts.users.count == 1, let account = accounts.users.first,
            account.localId == user.userID
        else { throw SignInStatusUnknown("The server's response is not the user's account.") }
        if account.disabled == true { throw InvalidToken(.signedOut) }
    }

    private func response(to question: Question) async throws -> ServerExchange.Response {
        let request = ServerExchange.Request(
            url: url,
            json: try JSONEncoder().encode(question),
            timeout: environment.deadline,
            maximumLength: 1 << 20
        )
        do {
            return try await Deadline(environment).run(environment.send, request)
        } catch let error as CancellationError {
            throw error
        } catch let error as SignInStatusUnknown {
            throw error
        } catch {
            throw SignInStatusUnknown("The server did not respond: \(error.localizedDescription)")
        }
    }
}

#endif
