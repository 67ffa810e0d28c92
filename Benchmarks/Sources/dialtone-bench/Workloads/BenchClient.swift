import LoadGenerator

/// The calls of the workloads, as an app would make them.
@LoadLoop
struct BenchClient {
    nonisolated static let project = "demo-dialtone"

    let connection: HTTPConnection

    /// Requests a code and returns the handle of the session.
    func sendCode(to phoneNumber: String) async throws -> String {
        let answer = try await connection.post(
            "/v1/accounts:sendVerificationCode?key=demo-key",
            json: #"{"phoneNumber":"\#(phoneNumber)"}"#
        )
        return try answer.require(Member.sessionInfo)
    }

    func signIn(sessionInfo: String, code: String) async throws -> SignedIn {
        let answer = try await trySignIn(sessionInfo: sessionInfo, code: code)
        return SignedIn(
            idToken: try answer.require(Member.idToken),
            refreshToken: try answer.require(Member.refreshToken)
        )
    }

    /// Attempts to sign in; returns the response even if it is an error.
    func trySignIn(sessionInfo: String, code: String) async throws -> HTTPAnswer {
        try await connection.post(
            "/v1/accounts:signInWithPhoneNumber?key=demo-key",
            json: #"{"sessionInfo":"\#(sessionInfo)","code":"\#(code)"}"#
        )
    }

    func refresh(_ refreshToken: String) async throws -> SignedIn {
        let answer = try await connection.post(
            "/v1/token?key=demo-key",
            json: #"{"grantType":"refresh_token","refreshToken":"\#(refreshToken)"}"#
        )
        return SignedIn(
            idToken: try answer.require(Member.newIDToken),
            refreshToken: try answer.require(Member.newRefreshToken)
        )
    }

    /// Looks up the account, and returns its ID.
    func lookUp(_ idToken: String) async throws -> String {
        let answer = try await connection.post(
            "/v1/accounts:lookup?key=demo-key",
            json: #"{"idToken":"\#(idToken)"}"#
        )
        return try answer.require(Member.accountID)
    }

    private enum Member {
        static let sessionInfo = JSONMember("sessionInfo")
        static let idToken = JSONMember("idToken")
        static let refreshToken = JSONMember("refreshToken")
        static let newIDToken = JSONMember("id_token")
        static let newRefreshToken = JSONMember("refresh_token")
        static let accountID = JSONMember("localId")
    }
}
