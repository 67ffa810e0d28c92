public import Foundation
import IdentityToolkit

/// A phone number as a second factor.
#if canImport(ObjectiveC)
@objcMembers @objc(FIRPhoneMultiFactorInfo)
#endif
public final class PhoneMultiFactorInfo: MultiFactorInfo, @unchecked Sendable {
    // Unchecked for the same reason as the superclass; it contains only constants.

    /// The ``MultiFactorInfo/factorID`` of phone numbers.
    public static let PhoneMultiFactorID = "phone"

    /// The ``MultiFactorInfo/factorID`` of authenticator apps.
    public static let TOTPMultiFactorID = "totp"

    /// The phone number; during a sign-in, the server returns only its last digits.
    public let phoneNumber: String

    init(_ info: SecondFactorInfo, phoneNumber: String) {
        self.phoneNumber = phoneNumber
        super.init(info, factorID: Self.PhoneMultiFactorID)
    }

    /// Decodes a factor; `nil` if the archive contains something else.
    public required convenience init?(coder: NSCoder) {
        guard let info = Self.info(coder), let phoneNumber = info.phoneInfo else { return nil }
        self.init(info, phoneNumber: phoneNumber)
    }
}
