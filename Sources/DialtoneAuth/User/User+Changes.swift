import Foundation
import IdentityToolkit

extension User {
    /// Fetches this user's data after the server has changed it.
    ///
    /// A failure is only logged, because the change has happened: an app that reported it as failed
    /// would let the user repeat it, which the server refuses. The next ``reload()`` gets the data.
    /// If the session has ended, the user is signed out.
    func reloadAfterChange() async {
        do {
            try await reload()
        } catch {
            backend.environment.warn(
                "The account was changed, but its data could not be fetched: "
                    + "\(error.localizedDescription)"
            )
        }
    }
}

extension AccountInfo {
    /// Adds what is known about a provider that was linked.
    mutating func link(_ provider: ProviderUserInfo) {
        let others = (providerUserInfo ?? []).filter { $0.providerId != provider.providerId }
        providerUserInfo = others + [provider]
        switch provider.providerId {
        case PhoneAuthProvider.id: phoneNumber = provider.phoneNumber ?? phoneNumber
        case EmailAuthProvider.id: email = provider.email ?? email
        default: break
        }
    }

    /// Adds a second factor.
    mutating func enroll(_ factor: SecondFactorInfo) {
        mfaInfo = (mfaInfo ?? []).filter { $0.mfaEnrollmentId != factor.mfaEnrollmentId } + [factor]
    }

    /// Removes a second factor.
    mutating func withdraw(factorID: String) {
        mfaInfo?.removeAll { $0.mfaEnrollmentId == factorID }
    }
}
