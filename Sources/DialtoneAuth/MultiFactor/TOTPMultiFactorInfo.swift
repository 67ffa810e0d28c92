import Foundation
import IdentityToolkit

/// An authenticator app as a second factor.
#if canImport(ObjectiveC)
@objcMembers @objc(FIRTOTPMultiFactorInfo)
#endif
public final class TOTPMultiFactorInfo: MultiFactorInfo, @unchecked Sendable {
    // Unchecked for the same reason as its superclass; it holds nothing of its own.

    init(_ info: SecondFactorInfo) {
        super.init(info, factorID: PhoneMultiFactorInfo.TOTPMultiFactorID)
    }
}
