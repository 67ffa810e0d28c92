import Foundation
import IdentityToolkit

extension InMemoryProject {
    mutating func update(_ request: UpdateAccountRequest) throws -> UpdateAccountResponse {
        if let code = request.oobCode { return try apply(code) }
        let session = try self.session(of: request.idToken)
        let id = try self.account(session.accountID).id
        if let email = request.email, accounts.contains(where: { $0.email == email && $0.id != id })
        {
            throw WireRefusal(.emailExists)
        }
        if request.password != nil { try checkPassword(request.password) }
        try changePasskeys(of: id, request)
        change(id) { account in
            account.displayName = request.displayName ?? account.displayName
            account.photoURL = request.photoUrl ?? account.photoURL
            if let email = request.email, email != account.email {
                account.email = email
                account.isEmailVerified = false
            }
            account.password = request.password ?? account.password
            for attribute in request.deleteAttribute ?? [] { account.remove(attribute) }
            for provider in request.deleteProvider ?? [] { account.unlink(provider) }
        }
        let account = try self.account(id)
        var response = UpdateAccountResponse {
            $0.localId = id
            $0.email = account.email
            $0.displayName = account.displayName
            $0.photoUrl = account.photoURL
        }
        // As with a server, a new address or password ends the other sessions.
        if request.email != nil || request.password != nil {
            endSessions(of: id)
            let tokens = try open(
                id,
                provider: session.provider,
                secondFactor: session.secondFactor
            )
            response.idToken = tokens.idToken
            response.refreshToken = tokens.refreshToken
            response.expiresIn = InMemoryToken.lifetimeText
        }
        return response
    }
}

extension InMemoryAccount {
    fileprivate mutating func remove(_ attribute: AccountAttribute) {
        switch attribute {
        case .displayName: displayName = nil
        case .photoURL: photoURL = nil
        default: break
        }
    }

    fileprivate mutating func unlink(_ provider: String) {
        switch provider {
        case "phone": phoneNumber = nil
        case "password":
            (email, password) = (nil, nil)
            (isEmailVerified, hasEmailLink) = (false, false)
        default: break
        }
    }
}
