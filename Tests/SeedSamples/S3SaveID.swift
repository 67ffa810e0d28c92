// swift-format-ignore-file
import Foundation

extension SampleScreen {
    /// Keeps the verification ID.
    public func save(_ verificationID: String?) {
        UserDefaults.standard.set(verificationID, forKey: "authVerificationID")
    }
}
