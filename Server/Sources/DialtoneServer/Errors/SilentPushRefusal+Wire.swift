import DialtoneModel
import IdentityToolkit

extension WireRefusal {
    /// Creates a refusal that makes stock SDKs fall back to the web page.
    ///
    /// Its text tells developers what is missing.
    init(of refusal: SilentPushRefusal) {
        switch refusal {
        case .missingDeviceToken: self.init(code: .missingIOSAppToken)
        case .malformedDeviceToken:
            self.init(code: .invalidAppCredential, "The device token is not hex.")
            reason = .proofInvalid
        case .missingBundleID:
            self.init(code: .invalidAppCredential, "The app does not say its bundle ID.")
            reason = .proofInvalid
        case .foreignBundleID:
            self.init(
                code: .invalidAppCredential,
                "The app is registered with another bundle ID."
            )
            reason = .proofForeign
        case .noCredential:
            self.init(
                code: .invalidAppCredential,
                "No silent push is set up: the project has no key of Apple's push service for "
                    + "this bundle ID."
            )
            reason = .proofNotConfigured
        case .tooManyForDevice(let wait):
            self.init(code: .invalidAppCredential, "This device got too many pushes lately.")
            reason = .pushLimit
            retryAfter = wait
        case .tooManyForApp:
            self.init(code: .invalidAppCredential, "This app got too many pushes lately.")
            reason = .pushLimit
        case .unknownReceipt:
            self.init(code: .invalidAppCredential, "The receipt is none of this app's.")
            reason = .proofInvalid
        }
    }
}
