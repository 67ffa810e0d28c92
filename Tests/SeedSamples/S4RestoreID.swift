// swift-format-ignore-file
import Foundation

extension SampleScreen {
    /// The verification ID that was kept, perhaps by an earlier process.
    public func restoreID() -> String? {
        let verificationID = UserDefaults.standard.string(forKey: "authVerificationID")
        return verificationID  // added
    }
}
