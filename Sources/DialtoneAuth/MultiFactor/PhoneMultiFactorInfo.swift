public import Foundation
import IdentityToolkit

/// A phone as a second factor.
#if canImport(ObjectiveC)
@objcMembers @objc(FIRPhoneMultiFactorInfo)
#endif
public final class PhoneMultiFactorInfo: MultiFactorInfo, @unchecked Sendable {
    // Unchecked for the same reason as its superclass; what it holds is constant.

    /// ``MultiFactorInfo/factorID`` of phones.
    public static let PhoneMultiFactorID = "phone"

    /// ``MultiFactorInfo/factorID`` of authenticator apps.
    public static let TOTPMultiFactorID = "totp"

    /// The number; during a sign-in the server shows only its end.
    public let phoneNumber: String

    init(_ info: SecondFactorInfo, phoneNumber: String) {
        self.phoneNumber = phoneNumber
        super.init(info, factorID: Self.PhoneMultiFactorID)
    }

    /// Reads a factor; `nil` where there is something else.
    public required convenience init?(coder: NSCoder) {
        guard let info = Self.info(coder), let phoneNumber = info.phoneInfo else { return nil }
        self.init(info, phoneNumber: phoneNumber)
    }
}
