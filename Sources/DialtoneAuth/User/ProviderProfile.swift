import Foundation
import IdentityToolkit

/// The user's data from one provider.
final class ProviderProfile: NSObject, UserInfo, Sendable {
    private let info: ProviderUserInfo

    init(_ info: ProviderUserInfo) {
        self.info = info
    }

    var providerID: String { info.providerId }
    var uid: String { info.federatedId ?? "" }
    var displayName: String? { info.displayName }
    var photoURL: URL? { info.photoUrl.flatMap { URL(string: $0) } }
    var email: String? { info.email }
    var phoneNumber: String? { info.phoneNumber }
}
