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
            self.init(code: .invalidAppCredential, "The device token is not hexadecimal.")
            reason = .proofInvalid
        case .missingBundleID:
            self.init(code: .invalidAppCredential, "The request does not name the app's bundle ID.")
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
                "Silent push is not configured: the project has no Apple push key for this "
                    + "bundle ID."
            )
            reason = .proofNotConfigured
        case .tooManyForDevice(let wait):
            self.init(code: .invalidAppCredential, "Too many pushes were sent to this device.")
            reason = .pushLimit
            retryAfter = wait
        case .tooManyForApp:
            self.init(code: .invalidAppCredential, "Too many pushes were sent to this app.")
            reason = .pushLimit
        case .unknownReceipt:
            self.init(code: .invalidAppCredential, "The receipt was not issued for this app.")
            reason = .proofInvalid
        }
    }
}
