import DialtoneBasics
import DialtoneModel
import Hummingbird
import IdentityToolkit

/// The removal of a user's sign-in methods, second factors, passkeys and recovery codes.
///
/// Each form repeats the user's ID, because its change can lock the user out or weaken the account.
struct ConsoleUserCredentials: Sendable {
    private static let idName = "credential"

    let site: ConsoleSite

    func add(to router: Router<ServerContext>) {
        remove("providers", on: router) { _, id, request in
            // To unlink the provider would delete the address, too.
            if id == "password" {
                request.deleteAttribute = [.password]
            } else {
                request.deleteProvider = [id]
            }
        }
        remove("second-factors", on: router) { info, id, request in
            let kept = (info.mfaInfo ?? []).filter { $0.mfaEnrollmentId != id }
            request.mfa = SecondFactorEnrollments {
                $0.enrollments = kept.map(SecondFactorEnrollment.init)
            }
        }
        remove("passkeys", on: router) { _, id, request in request.deletePasskey = [id] }
        remove("recovery-codes", on: router) { _, _, request in
            request.deleteRecoveryCodes = true
        }
    }

    private func remove(
        _ kind: String,
        on router: Router<ServerContext>,
        _ change:
            @escaping @Sendable (AccountInfo, String, inout UpdateAccountRequest) -> Void
    ) {
        site.post("\(ConsoleUserPages.path)/\(kind)/remove", on: router) { visit, form in
            let place = try UserPlace(visit)
            try place.checkConfirmation(of: form)
            let info = try await site.account(at: place, for: visit)
            return try await site.update(place, for: visit, .removed) {
                change(info, form.fields[Self.idName] ?? "", &$0)
            }
        }
    }
}

extension SecondFactorEnrollment {
    /// Creates the entry that keeps an existing second factor.
    fileprivate init(_ factor: SecondFactorInfo) {
        self.init()
        mfaEnrollmentId = factor.mfaEnrollmentId
        displayName = factor.displayName
        enrolledAt = factor.enrolledAt
        phoneInfo = factor.phoneInfo
        totpInfo = factor.totpInfo
    }
}
