import DialtoneFlows
import DialtoneModel
import DialtonePasswords
import IdentityToolkit
import PhoneNumbers

/// Creates an account for an administrator, without issuing tokens.
struct CreateAccount: Endpoint {
    static let auditAction: AuditAction = "users.create"

    let accounts: AccountDirectory
    let passwords: PasswordHasher

    func respond(to input: SignUpRequest, from caller: AdminCaller) async throws -> SignUpResponse {
        let id = try input.localId.map(AccountID.init(checking:))
        var changes = try Self.changes(input)
        if let factors = input.mfaInfo {
            let drafts = try factors.map { factor in
                // Upstream generates the IDs of a new account's second factors itself.
                var factor = factor
                factor.mfaEnrollmentId = nil
                return try SecondFactorDraft(factor, or: accounts.newSecondFactorID())
            }
            changes.secondFactors = .set(
                SecondFactorAssignment(drafts, by: caller.project.settings.secondFactors)
            )
        }
        if let password = input.password {
            try caller.project.settings.passwordSignIn.policy.check(password)
            changes.passwordHash = .set(
                try await passwords.hash(password, for: caller.project.id)
            )
        }
        let account = try await accounts.create(id, as: changes, of: caller.project.id)
        return SignUpResponse {
            $0.localId = account.id.rawValue
            $0.email = account.email ?? ""
            $0.displayName = account.displayName
        }
    }

    private static func changes(_ input: SignUpRequest) throws -> AccountChanges {
        var changes = AccountChanges()
        if let text = input.email, !text.isEmpty {
            changes.email = .set(try EmailAddress(checking: text).rawValue)
        }
        if let isVerified = input.emailVerified { changes.isEmailVerified = .set(isVerified) }
        if let text = input.phoneNumber {
            changes.phoneNumber = .set(try PhoneNumber(admin: text))
        }
        if let name = input.displayName {
            changes.displayName = .set(try ProfileChanges.checked(displayName: name))
        }
        if let url = input.photoUrl {
            changes.photoURL = .set(try ProfileChanges.checked(photoURL: url))
        }
        changes.isDisabled = .set(input.disabled ?? false)
        return changes
    }
}

extension AccountID {
    /// Validates an account ID that an administrator specified.
    init(checking text: String) throws(Refusal) {
        guard (1...Self.lengthLimit).contains(text.utf16.count) else {
            throw .invalidArgument(
                field: "local_id",
                problem: "must have 1 to \(Self.lengthLimit) characters."
            )
        }
        self.init(rawValue: text)
    }
}

extension PhoneNumber {
    /// Parses a number from an administrator, which needs no proof.
    init(admin text: String) throws(Refusal) {
        do {
            try self.init(parsing: text)
        } catch {
            throw .invalidPhoneNumber(error)
        }
    }
}
