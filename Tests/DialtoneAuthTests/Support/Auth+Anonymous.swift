import IdentityToolkit

@testable import DialtoneAuth

extension Auth {
    /// Signs in anonymously, as an account with nothing to its name.
    func useAnonymousAccount(_ server: ScriptedServer) async throws {
        let tokens = TokenMint()
        server.on("v1/accounts:signUp") { _ in
            .json(
                SignUpResponse {
                    $0.localId = "guest"
                    $0.idToken = tokens.mint(for: "guest")
                    $0.refreshToken = "refresh-guest"
                    $0.expiresIn = "3600"
                }
            )
        }
        server.on("v1/accounts:lookup") { request in
            let uid = request["idToken"].flatMap { TokenPayload($0)?.claims["user_id"] as? String }
            let number = uid == "guest" ? nil : ScriptedProject.number
            let account = ScriptedProject.account(uid ?? "?", phoneNumber: number)
            return .json(LookUpAccountsResponse { $0.users = [account] })
        }
        try await signInAnonymously()
    }
}
