import DialtoneAuth
import Foundation
import IdentityToolkit

extension InMemoryProject {
    /// An action code that a link contains; it is accepted once.
    struct ActionCode: Sendable {
        let purpose: OOBRequestType
        let email: String
        var newEmail: String?
        var isExpired = false
    }

    mutating func sendEmail(_ request: SendOOBCodeRequest) throws -> SendOOBCodeResponse {
        switch request.requestType {
        case .passwordReset, .emailSignIn:
            guard let email = request.email, !email.isEmpty else {
                throw WireRefusal(.missingEmail)
            }
            try sendLink(request, to: email)
            return SendOOBCodeResponse { $0.email = email }
        case .verifyEmail, .verifyAndChangeEmail:
            let account = try self.account(of: request.idToken)
            let isChange = request.requestType == .verifyAndChangeEmail
            guard let email = account.email, !isChange || request.newEmail?.isEmpty == false else {
                throw WireRefusal(isChange ? .missingNewEmail : .missingEmail)
            }
            mail(request, about: email, to: request.newEmail ?? email)
            return SendOOBCodeResponse { $0.email = email }
        case nil, .unspecified: throw WireRefusal(.missingReqType)
        default: throw WireRefusal(.invalidReqType)
        }
    }

    /// Tells what a code does, or sets the new password.
    mutating func resetPassword(_ request: ResetPasswordRequest) throws -> ResetPasswordResponse {
        let code = try actionCode(request.oobCode)
        guard let password = request.newPassword, !password.isEmpty else {
            return ResetPasswordResponse {
                $0.requestType = code.purpose
                $0.email = code.purpose == .emailSignIn ? nil : code.email
                $0.newEmail = code.newEmail
            }
        }
        guard code.purpose == .passwordReset,
            let owner = accounts.first(where: { $0.email == code.email })
        else { throw WireRefusal(.invalidOOBCode) }
        let id = try account(owner.id).id
        try checkPassword(password)
        actionCodes = actionCodes.filter { _, other in
            other.purpose != .passwordReset || other.email != code.email
        }
        change(id) { account in
            account.password = password
            account.isEmailVerified = true
        }
        endSessions(of: id)
        return ResetPasswordResponse {
            $0.requestType = code.purpose
            $0.email = code.email
        }
    }

    mutating func signInWithLink(
        _ request: SignInWithEmailLinkRequest
    ) throws -> SignInWithEmailLinkResponse {
        let email = request.email ?? ""
        let code = try actionCode(request.oobCode)
        guard code.purpose == .emailSignIn else { throw WireRefusal(.invalidOOBCode) }
        guard code.email == email else { throw WireRefusal(.invalidEmail) }
        let current = try request.idToken.map { try self.account(of: $0) }
        let owner = accounts.first { $0.email == email }
        if let current, let owner, owner.id != current.id { throw WireRefusal(.emailExists) }
        guard current != nil || owner != nil || settings.allowsSignUp else {
            throw WireRefusal(.adminOnlyOperation)
        }
        let id = try (current ?? owner).map { try self.account($0.id).id } ?? addAccount { _ in }
        actionCodes[request.oobCode ?? ""] = nil
        change(id) { account in
            account.email = email
            account.isEmailVerified = true
            account.hasEmailLink = true
        }
        let account = try self.account(id)
        var response = SignInWithEmailLinkResponse {
            $0.localId = id
            $0.email = email
        }
        if current == nil, !account.secondFactors.isEmpty {
            response.mfaPendingCredential = hold(account, provider: "password")
            response.mfaInfo = account.secondFactors.map { $0.info(isHint: true) }
            return response
        }
        let tokens = try open(id, provider: "password", after: request.idToken)
        response.isNewUser = current == nil && owner == nil
        response.idToken = tokens.idToken
        response.refreshToken = tokens.refreshToken
        response.expiresIn = InMemoryToken.lifetimeText
        return response
    }

    /// Applies the code of a link that verifies or changes an address.
    mutating func apply(_ text: String) throws -> UpdateAccountResponse {
        let code = try actionCode(text)
        guard [.verifyEmail, .verifyAndChangeEmail].contains(code.purpose),
            let owner = accounts.first(where: { $0.email == code.email })
        else { throw WireRefusal(.invalidOOBCode) }
        let id = try account(owner.id).id
        if let email = code.newEmail, accounts.contains(where: { $0.email == email }) {
            throw WireRefusal(.emailExists)
        }
        actionCodes[text] = nil
        change(id) { account in
            account.email = code.newEmail ?? account.email
            account.isEmailVerified = true
        }
        if code.newEmail != nil { endSessions(of: id) }
        return UpdateAccountResponse {
            $0.localId = id
            $0.email = code.newEmail ?? code.email
            $0.emailVerified = true
        }
    }

    func checkPassword(_ password: String?) throws {
        guard (password ?? "").count >= settings.minimumPasswordLength else {
            throw WireRefusal(.weakPassword)
        }
    }

    /// Sends a link to an address; if addresses are hidden, also one without an account succeeds.
    private mutating func sendLink(_ request: SendOOBCodeRequest, to email: String) throws {
        let isKnown = accounts.contains { $0.email == email }
        guard isKnown || request.requestType == .emailSignIn else {
            guard settings.hidesEmailAddresses else { throw WireRefusal(.emailNotFound) }
            return
        }
        mail(request, about: email, to: email)
    }

    private mutating func mail(_ request: SendOOBCodeRequest, about email: String, to: String) {
        guard let purpose = request.requestType else { return }
        let code = nextID("action-code")
        actionCodes[code] = ActionCode(purpose: purpose, email: email, newEmail: request.newEmail)
        let (mode, operation) = purpose.link
        var link = URLComponents()
        link.scheme = "http"
        link.host = "in-memory.test"
        link.path = "/emulator/action"
        link.queryItems = [
            URLQueryItem(name: "mode", value: mode), URLQueryItem(name: "oobCode", value: code),
            URLQueryItem(name: "apiKey", value: "test-key"),
        ]
        if let address = request.continueUrl {
            link.queryItems?.append(URLQueryItem(name: "continueUrl", value: address))
        }
        mails.append(
            AuthServerMail(
                email: to,
                operation: operation,
                link: link.string ?? "",
                code: code
            )
        )
    }

    private func actionCode(_ text: String?) throws -> ActionCode {
        guard let text, let code = actionCodes[text] else { throw WireRefusal(.invalidOOBCode) }
        guard !code.isExpired else { throw WireRefusal(.expiredOOBCode) }
        return code
    }
}

extension OOBRequestType {
    /// The `mode` of a link, and the SDK's name for it.
    fileprivate var link: (mode: String, operation: ActionCodeOperation) {
        switch self {
        case .passwordReset: ("resetPassword", .passwordReset)
        case .verifyEmail: ("verifyEmail", .verifyEmail)
        case .emailSignIn: ("signIn", .emailLink)
        case .verifyAndChangeEmail: ("verifyAndChangeEmail", .verifyAndChangeEmail)
        default: ("", .unknown)
        }
    }
}
