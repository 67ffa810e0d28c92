public import Foundation
import IdentityToolkit

/// An authenticator app as a second factor.
#if canImport(ObjectiveC)
@objcMembers @objc(FIRTOTPMultiFactorInfo)
#endif
public final class TOTPMultiFactorInfo: MultiFactorInfo, @unchecked Sendable {
    // Unchecked for the same reason as the superclass; it has no properties of its own.

    init(_ info: SecondFactorInfo) {
        super.init(info, factorID: PhoneMultiFactorInfo.TOTPMultiFactorID)
    }

    /// Decodes a factor; `nil` if the archive contains something else.
    public required convenience init?(coder: NSCoder) {
        guard let info = Self.info(coder), info.phoneInfo == nil else { return nil }
        self.init(info)
    }
}
