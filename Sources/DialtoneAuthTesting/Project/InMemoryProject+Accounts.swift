import Foundation
import IdentityToolkit

extension InMemoryProject {
    mutating func addAccount(_ setFields: (inout InMemoryAccount) -> Void) -> String {
        var account = InMemoryAccount(id: nextID("user"), createdAt: now, lastLoginAt: now)
        setFields(&account)
        accounts.append(account)
        return account.id
    }

    mutating func change(_ id: String, _ change: (inout InMemoryAccount) throws -> Void) rethrows {
        guard let index = accounts.firstIndex(where: { $0.id == id }) else { return }
        try change(&accounts[index])
    }

    mutating func endSessions(of id: String, except kept: String? = nil) {
        sessions = sessions.filter { $0.key == kept || $0.value.accountID != id }
    }

    /// The account with this ID.
    func account(_ id: String) throws -> InMemoryAccount {
        guard let account = accounts.first(where: { $0.id == id }) else {
            throw WireRefusal(.userNotFound)
        }
        guard !account.isDisabled else { throw WireRefusal(.userDisabled) }
        return account
    }

    /// The account of an ID token whose session exists.
    func account(of idToken: String?) throws -> InMemoryAccount {
        try account(session(of: idToken).accountID)
    }

    /// The name of the session that an ID token belongs to.
    func sessionName(of idToken: String?) throws -> String {
        guard let idToken, let name = InMemoryToken.session(in: idToken) else {
            throw WireRefusal(.invalidIDToken)
        }
        return name
    }

    func session(of idToken: String?) throws -> Session {
        guard let session = sessions[try sessionName(of: idToken)] else {
            throw WireRefusal(.tokenExpired)
        }
        return session
    }

    mutating func signUp(_ request: SignUpRequest) throws -> SignUpResponse {
        let own = try request.idToken.map { try account(of: $0).id }
        if let email = request.email,
            accounts.contains(where: { $0.email == email && $0.id != own })
        {
            throw WireRefusal(.emailExists)
        }
        if request.email != nil { try checkPassword(request.password) }
        guard own != nil || settings.allowsSignUp else {
            throw WireRefusal(.adminOnlyOperation)
        }
        let id = own ?? addAccount { _ in }
        change(id) { account in
            account.email = request.email ?? account.email
            account.password = request.password ?? account.password
            account.displayName = request.displayName ?? account.displayName
        }
        let provider = request.email == nil ? "anonymous" : "password"
        let tokens = try open(id, provider: provider, after: request.idToken)
        return SignUpResponse {
            $0.localId = id
            $0.email = request.email
            $0.displayName = request.displayName
            $0.idToken = tokens.idToken
            $0.refreshToken = tokens.refreshToken
            $0.expiresIn = InMemoryToken.lifetimeText
        }
    }

    mutating func signInWithPassword(
        _ request: SignInWithPasswordRequest
    ) throws -> SignInWithPasswordResponse {
        let match = accounts.first { $0.email == request.email && $0.password == request.password }
        guard let match, request.password != nil else {
            guard !settings.hidesEmailAddresses else { throw WireRefusal(.invalidLoginCredentials) }
            let isKnown = accounts.contains { $0.email == request.email }
            throw WireRefusal(isKnown ? .invalidPassword : .emailNotFound)
        }
        let account = try self.account(match.id)
        var response = SignInWithPasswordResponse {
            $0.registered = true
            $0.localId = account.id
            $0.email = account.email
            $0.displayName = account.displayName
        }
        if !account.secondFactors.isEmpty {
            response.mfaPendingCredential = hold(account, provider: "password")
            response.mfaInfo = account.secondFactors.map { $0.info(isHint: true) }
            return response
        }
        let tokens = try open(account.id, provider: "password")
        response.idToken = tokens.idToken
        response.refreshToken = tokens.refreshToken
        response.expiresIn = InMemoryToken.lifetimeText
        return response
    }

    func lookUp(_ request: LookUpAccountsRequest) throws -> LookUpAccountsResponse {
        let account = try self.account(of: request.idToken)
        return LookUpAccountsResponse { $0.users = [account.info] }
    }

    mutating func delete(_ request: DeleteAccountRequest) throws -> DeleteAccountResponse {
        let id = try account(of: request.idToken).id
        accounts.removeAll { $0.id == id }
        endSessions(of: id)
        return DeleteAccountResponse()
    }
}
