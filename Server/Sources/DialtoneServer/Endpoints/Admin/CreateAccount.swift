import DialtoneCore
import IdentityToolkit
import PhoneNumbers

/// Creates an account as an administrator wants it; nobody gets tokens.
struct CreateAccount: Endpoint {
    let accounts: AccountDirectory

    func respond(to input: SignUpRequest, from caller: AdminCaller) async throws -> SignUpResponse {
        guard input.email == nil, input.password == nil else {
            throw Refusal.unsupportedOperation("Sign-in by password is off in this project.")
        }
        let account = try await accounts.create(Self.draft(input), of: caller.project.id)
        return SignUpResponse(
            localID: account.id.rawValue,
            email: "",
            displayName: account.displayName
        )
    }

    private static func draft(_ input: SignUpRequest) throws -> AccountDraft {
        var draft = AccountDraft()
        draft.id = try input.localID.map(AccountID.init(checking:))
        draft.phoneNumber = try input.phoneNumber.map(PhoneNumber.init(admin:))
        draft.displayName = try input.displayName.map(ProfileChanges.checked(displayName:))
        draft.photoURL = try input.photoURL.map(ProfileChanges.checked(photoURL:))
        draft.isDisabled = input.disabled ?? false
        return draft
    }
}

extension AccountID {
    /// Takes an ID that an administrator chose.
    fileprivate init(checking text: String) throws(Refusal) {
        guard (1...AccountDraft.idLengthLimit).contains(text.utf16.count) else {
            throw .invalidArgument(
                field: "local_id",
                problem: "1 to \(AccountDraft.idLengthLimit) characters."
            )
        }
        self.init(rawValue: text)
    }
}

extension PhoneNumber {
    /// Reads a number that an administrator vouches for.
    init(admin text: String) throws(Refusal) {
        do {
            try self.init(parsing: text)
        } catch {
            throw .invalidPhoneNumber(error)
        }
    }
}
