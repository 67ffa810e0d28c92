import IdentityToolkit

@testable import DialtoneAuth

extension Auth {
    /// Signs in anonymously, as an account with nothing to its name.
    func useAnonymousAccount(_ server: ScriptedServer) async throws {
        let tokens = TokenMint()
        server.on("v1/accounts:signUp") { _ in
            .json(
                SignUpResponse {
                    $0.localId = "nobody"
                    $0.idToken = tokens.mint(for: "nobody")
                    $0.refreshToken = "refresh-nobody"
                    $0.expiresIn = "3600"
                }
            )
        }
        server.on("v1/accounts:lookup") { request in
            let uid = request["idToken"].flatMap { TokenPayload($0)?.claims["user_id"] as? String }
            let number = uid == "nobody" ? nil : ScriptedProject.number
            let account = ScriptedProject.account(uid ?? "?", phoneNumber: number)
            return .json(LookUpAccountsResponse { $0.users = [account] })
        }
        try await signInAnonymously()
    }
}
