public import Foundation
import IdentityToolkit

/// A second factor of a user.
#if canImport(ObjectiveC)
@objcMembers @objc(FIRMultiFactorInfo)
#endif
public class MultiFactorInfo: NSObject, NSSecureCoding, @unchecked Sendable {
    // Unchecked, because the compiler cannot check a class with subclasses; all of them are in this
    // module and contain only constants.

    /// The ID of this factor.
    #if canImport(ObjectiveC)
    @objc(UID)
    #endif
    public let uid: String

    /// The name that the user gave the factor.
    public let displayName: String?

    /// When the factor was added.
    public let enrollmentDate: Date

    /// The kind of factor: `phone` or `totp`.
    public let factorID: String

    private static let infoKey = "factor"
    private let info: SecondFactorInfo

    init(_ info: SecondFactorInfo, factorID: String) {
        self.info = info
        uid = info.mfaEnrollmentId
        displayName = info.displayName
        enrollmentDate = info.enrolledAt.flatMap(WireDate.read) ?? Date(timeIntervalSince1970: 0)
        self.factorID = factorID
    }

    /// Always `true`.
    public class var supportsSecureCoding: Bool { true }

    /// Encodes the server's data about the factor.
    public func encode(with coder: NSCoder) {
        coder.encode(json: info, forKey: Self.infoKey)
    }

    /// Decodes a factor; `nil` if the archive contains something else.
    public required convenience init?(coder: NSCoder) {
        guard let info = Self.info(coder) else { return nil }
        let isPhone = info.phoneInfo != nil
        self.init(
            info,
            factorID: isPhone
                ? PhoneMultiFactorInfo.PhoneMultiFactorID : PhoneMultiFactorInfo.TOTPMultiFactorID
        )
    }

    /// Decodes the server's data about a factor.
    static func info(_ coder: NSCoder) -> SecondFactorInfo? { coder.json(infoKey) }

    /// Creates an instance of the subclass for the kind of factor.
    static func make(_ info: SecondFactorInfo) -> MultiFactorInfo {
        if let phoneNumber = info.phoneInfo {
            return PhoneMultiFactorInfo(info, phoneNumber: phoneNumber)
        }
        return TOTPMultiFactorInfo(info)
    }
}

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

/// Dates in the wire format: RFC 3339, with or without fractional seconds.
enum WireDate {
    static func read(_ text: String) -> Date? {
        let formatter = ISO8601DateFormatter()
        formatter.formatOptions = [.withInternetDateTime, .withFractionalSeconds]
        if let date = formatter.date(from: text) { return date }
        formatter.formatOptions = [.withInternetDateTime]
        return formatter.date(from: text)
    }
}
