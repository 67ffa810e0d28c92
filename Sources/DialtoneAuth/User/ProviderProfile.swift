import Foundation
import IdentityToolkit

/// What one way to sign in tells of a user.
final class ProviderProfile: NSObject, UserInfo, Sendable {
    private let info: ProviderUserInfo

    init(_ info: ProviderUserInfo) {
        self.info = info
    }

    var providerID: String { info.providerID }
    var uid: String { info.federatedID ?? "" }
    var displayName: String? { info.displayName }
    var photoURL: URL? { info.photoURL.flatMap { URL(string: $0) } }
    var email: String? { info.email }
    var phoneNumber: String? { info.phoneNumber }
}
