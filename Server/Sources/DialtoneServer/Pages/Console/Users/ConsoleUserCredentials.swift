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
        remove("providers", on: router) { id, request in
            // To unlink the provider would delete the address, too.
            if id == "password" {
                request.deleteAttribute = [.password]
            } else {
                request.deleteProvider = [id]
            }
        }
        remove("second-factors", on: router) { id, request in request.deleteSecondFactor = [id] }
        remove("passkeys", on: router) { id, request in request.deletePasskey = [id] }
        remove("recovery-codes", on: router) { _, request in
            request.deleteRecoveryCodes = true
        }
    }

    private func remove(
        _ kind: String,
        on router: Router<ServerContext>,
        _ change: @escaping @Sendable (String, inout UpdateAccountRequest) -> Void
    ) {
        site.postUsers("\(ConsoleUserPages.path)/\(kind)/remove", on: router) { visit, form in
            let place = try UserPlace(visit)
            try place.checkConfirmation(of: form)
            return try await site.update(place, for: visit, .removed) {
                change(form.fields[Self.idName] ?? "", &$0)
            }
        }
    }
}
