import Foundation
import IdentityToolkit

extension User {
    // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
    /// The account's passkeys, as last returned by the server, the oldest first.
    ///
    /// The property is implicitly unwrapped and never `nil`, so that code for Firebase's optional
    /// property compiles.
    public var enrolledPasskeys: [PasskeyInfo]! {
        (record.current.account.passkeyInfo ?? []).map(PasskeyInfo.init)
    }

    /// Removes a passkey from this account.
    ///
    /// The user's passkey provider still has it; tell the user to delete it there.
    ///
    /// - Throws: ``AuthErrorCode/missingPasskeyEnrollment`` if the account does not have it.
    #if canImport(ObjectiveC)
    @objc(unenrollPasskeyWithCredentialID:completion:)
    #endif
    public func unenrollPasskey(
        withCredentialID credentialID: String,
        completion: (((any Error)?) -> Void)?
    ) {
        Completion(completion).run {
            try await self.unenrollPasskey(withCredentialID: credentialID)
        }
    }

    /// Removes a passkey from this account.
    ///
    /// The user's passkey provider still has it; tell the user to delete it there.
    ///
    /// - Throws: ``AuthErrorCode/missingPasskeyEnrollment`` if the account does not have it.
    @nonobjc
    public func unenrollPasskey(withCredentialID credentialID: String) async throws {
        try await changePasskeys { $0.deletePasskey = [credentialID] }
    }

    /// Renames a passkey of this account; Firebase has no equivalent.
    ///
    /// - Throws: ``AuthErrorCode/missingPasskeyEnrollment`` if the account does not have it.
    @nonobjc
    public func renamePasskey(
        withCredentialID credentialID: String,
        to name: String
    ) async throws {
        let rename = PasskeyRename {
            $0.credentialId = credentialID
            $0.name = name
        }
        try await changePasskeys { $0.renamePasskey = [rename] }
    }

    private func changePasskeys(
        _ setFields: (inout UpdateAccountRequest) -> Void
    ) async throws {
        let idToken = try await idToken()
        var request = UpdateAccountRequest {
            $0.idToken = idToken
            $0.tenantId = tenantID
        }
        setFields(&request)
        _ = try await update(request)
        let (renamed, deleted) = (request.renamePasskey ?? [], request.deletePasskey ?? [])
        record.withLock { record in
            record.account.passkeyInfo?.removeAll { deleted.contains($0.credentialId) }
            for rename in renamed { record.account.apply(rename) }
        }
        signedIn.keep(self)
        await reloadAfterChange()
    }
}

extension AccountInfo {
    /// Adds what is known about a passkey that was enrolled.
    mutating func add(_ credentialID: Data, name: String?) {
        let passkey = IdentityToolkit.PasskeyInfo {
            $0.credentialId = Base64URL.encode(credentialID)
            $0.name = name ?? "Unnamed Passkey"
        }
        passkeyInfo = (passkeyInfo ?? []) + [passkey]
    }

    fileprivate mutating func apply(_ rename: PasskeyRename) {
        passkeyInfo = passkeyInfo?.map { passkey in
            guard passkey.credentialId == rename.credentialId else { return passkey }
            var renamed = passkey
            renamed.name = rename.name ?? passkey.name
            return renamed
        }
    }
}
