import DialtoneBasics
import DialtoneFlows
import DialtoneModel
import DialtonePasswords
import IdentityToolkit
import PhoneNumbers

/// Changes any account.
struct UpdateAccount: Endpoint {
    static let auditAction: AuditAction = "users.update"

    let accounts: AccountDirectory
    let passwords: PasswordHasher

    func respond(
        to input: UpdateAccountRequest,
        from caller: AdminCaller
    ) async throws -> UpdateAccountResponse {
        guard let id = input.localId, !id.isEmpty else { throw Refusal.missingAccountID }
        var changes = try ProfileChanges(input).account
        try changes.addCredentials(of: input)
        try changes.addState(of: input)
        changes.removedPasskeys = try input.removedPasskeys
        changes.renamedPasskeys = try input.renamedPasskeys
        changes.removedSecondFactors = Set(
            (input.deleteSecondFactor ?? []).map(SecondFactorID.init(rawValue:))
        )
        changes.removesRecoveryCodes = input.deleteRecoveryCodes == true
        if let factors = input.mfa {
            changes.secondFactors = .set(
                SecondFactorAssignment(
                    try (factors.enrollments ?? []).map {
                        try SecondFactorDraft($0, or: accounts.newSecondFactorID())
                    },
                    by: caller.project.settings.secondFactors
                )
            )
        }
        if let password = input.password {
            try caller.project.settings.passwordSignIn.policy.check(password)
            changes.passwordHash = .set(
                try await passwords.hash(password, for: caller.project.id)
            )
        }
        let account = try await accounts.change(
            AccountID(rawValue: id),
            of: caller.project.id,
            by: changes
        )
        return UpdateAccountResponse(account)
    }
}

extension AccountChanges {
    /// Adds the credentials, which an administrator can set without a proof.
    fileprivate mutating func addCredentials(of input: UpdateAccountRequest) throws {
        if let text = input.phoneNumber { phoneNumber = .set(try PhoneNumber(admin: text)) }
        if let text = input.email, !text.isEmpty {
            email = .set(try EmailAddress(checking: text).rawValue)
        }
        if let isVerified = input.emailVerified { isEmailVerified = .set(isVerified) }
        if let info = input.linkProviderUserInfo { linkedProviders = [try LinkedProvider(info)] }
    }

    /// Adds the properties that only administrators can change.
    fileprivate mutating func addState(of input: UpdateAccountRequest) throws {
        if let isDisabled = input.disableUser { self.isDisabled = .set(isDisabled) }
        if let text = input.customAttributes {
            customAttributes = .set(try CustomAttributes(checking: text).text)
        }
        if let moment = input.validSince {
            validSince = .set(try Timestamp(wireSeconds: moment, "valid_since"))
        }
        if let moment = input.createdAt {
            createdAt = .set(try Timestamp(wireMilliseconds: moment, "created_at"))
        }
        if let moment = input.lastLoginAt {
            lastSignInAt = .set(try Timestamp(wireMilliseconds: moment, "last_login_at"))
        }
    }
}

extension LinkedProvider {
    /// Parses an identity from an administrator, which needs no proof.
    init(_ info: LinkedProviderInfo) throws(Refusal) {
        guard let provider = info.providerId, !provider.isEmpty else { throw .missingProviderID }
        guard let rawID = info.rawId, !rawID.isEmpty else { throw .missingRawID }
        self.init(providerID: SignInProvider(rawValue: provider), rawID: rawID)
        federatedID = info.federatedId
        email = info.email
        displayName = info.displayName
        photoURL = info.photoUrl
        screenName = info.screenName
    }
}
