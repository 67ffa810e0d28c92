public import Foundation
import IdentityToolkit

/// A second factor of a user.
#if canImport(ObjectiveC)
@objcMembers @objc(FIRMultiFactorInfo)
#endif
public class MultiFactorInfo: NSObject, @unchecked Sendable {
    // Unchecked, because a class with subclasses cannot be checked; all of them are in this module
    // and hold constants only.

    /// Names this factor among the user's.
    #if canImport(ObjectiveC)
    @objc(UID)
    #endif
    public let uid: String

    /// The name that the person gave it.
    public let displayName: String?

    /// When it was added.
    public let enrollmentDate: Date

    /// Its kind: `phone` or `totp`.
    public let factorID: String

    init(_ info: SecondFactorInfo, factorID: String) {
        uid = info.enrollmentID
        displayName = info.displayName
        enrollmentDate = info.enrolledAt.flatMap(WireDate.read) ?? Date(timeIntervalSince1970: 0)
        self.factorID = factorID
    }

    /// The factor in the class that fits its kind.
    static func make(_ info: SecondFactorInfo) -> MultiFactorInfo {
        if let phoneNumber = info.phoneInfo {
            return PhoneMultiFactorInfo(info, phoneNumber: phoneNumber)
        }
        return TOTPMultiFactorInfo(info)
    }
}
