public import Foundation
import IdentityToolkit

/// A second factor of a user.
#if canImport(ObjectiveC)
@objcMembers @objc(FIRMultiFactorInfo)
#endif
public class MultiFactorInfo: NSObject, NSSecureCoding, @unchecked Sendable {
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

    private static let infoKey = "factor"
    private let info: SecondFactorInfo

    init(_ info: SecondFactorInfo, factorID: String) {
        self.info = info
        uid = info.enrollmentID
        displayName = info.displayName
        enrollmentDate = info.enrolledAt.flatMap(WireDate.read) ?? Date(timeIntervalSince1970: 0)
        self.factorID = factorID
    }

    /// `true`.
    public class var supportsSecureCoding: Bool { true }

    /// Writes what the server told of the factor.
    public func encode(with coder: NSCoder) {
        coder.encode(json: info, forKey: Self.infoKey)
    }

    /// Reads a factor; `nil` where there is something else.
    public required convenience init?(coder: NSCoder) {
        guard let info = Self.info(coder) else { return nil }
        let isPhone = info.phoneInfo != nil
        self.init(
            info,
            factorID: isPhone
                ? PhoneMultiFactorInfo.PhoneMultiFactorID : PhoneMultiFactorInfo.TOTPMultiFactorID
        )
    }

    /// What an archive holds of a factor.
    static func info(_ coder: NSCoder) -> SecondFactorInfo? { coder.json(infoKey) }

    /// The factor in the class that fits its kind.
    static func make(_ info: SecondFactorInfo) -> MultiFactorInfo {
        if let phoneNumber = info.phoneInfo {
            return PhoneMultiFactorInfo(info, phoneNumber: phoneNumber)
        }
        return TOTPMultiFactorInfo(info)
    }
}
