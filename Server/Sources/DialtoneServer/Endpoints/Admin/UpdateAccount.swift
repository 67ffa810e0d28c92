import DialtoneCore
import IdentityToolkit
import PhoneNumbers

/// Changes an account as an administrator wants it.
struct UpdateAccount: Endpoint {
    let accounts: AccountDirectory

    func respond(
        to input: UpdateAccountRequest,
        from caller: AdminCaller
    ) async throws -> UpdateAccountResponse {
        guard let id = input.localID, !id.isEmpty else { throw Refusal.missingAccountID }
        if input.email != nil || input.password != nil || input.emailVerified != nil {
            throw Refusal.unsupportedOperation("Sign-in by password is off in this project.")
        }
        let profile = try ProfileChanges(input)
        var changes = profile.account
        if let isDisabled = input.disableUser { changes.isDisabled = .set(isDisabled) }
        if let text = input.customAttributes {
            changes.customAttributes = .set(try CustomAttributes(checking: text).text)
        }
        if let validSince = input.validSince {
            changes.validSince = .set(try Self.moment(validSince))
        }
        let account = try await accounts.change(
            AccountID(rawValue: id),
            of: caller.project.id,
            by: changes,
            phoneNumber: try Self.phoneNumber(input, unlinks: profile.unlinksPhone)
        )
        return UpdateAccountResponse(account)
    }

    private static func phoneNumber(
        _ input: UpdateAccountRequest,
        unlinks: Bool
    ) throws -> Change<PhoneNumber?> {
        if let text = input.phoneNumber { return .set(try PhoneNumber(admin: text)) }
        return unlinks ? .set(nil) : .keep
    }

    private static func moment(_ seconds: WireInt64) throws -> Timestamp {
        // To the year 9999, which is as far as dates on the wire go.
        guard (0...253_402_300_799).contains(seconds.value) else {
            throw Refusal.invalidArgument(field: "valid_since", problem: "Not a time in seconds.")
        }
        return Timestamp(seconds: seconds.value)
    }
}
