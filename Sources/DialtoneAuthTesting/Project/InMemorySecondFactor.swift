import Foundation
import IdentityToolkit

/// A second factor of an ``InMemoryAccount``.
struct InMemorySecondFactor: Sendable {
    enum Proof: Sendable {
        case phone(String)
        /// With the last period whose code was used.
        case totp(AuthenticatorApp, lastStep: Int64?)
    }

    let id: String
    var displayName: String?
    let enrolledAt: Date
    var proof: Proof

    var phoneNumber: String? {
        if case .phone(let number) = proof { number } else { nil }
    }

    /// The kind, as ID tokens name it.
    var kind: String { phoneNumber == nil ? "totp" : "phone" }

    /// The factor as an account shows it, or a sign-in, which hides the number.
    func info(isHint: Bool) -> SecondFactorInfo {
        SecondFactorInfo {
            $0.mfaEnrollmentId = id
            $0.displayName = displayName
            $0.enrolledAt = ISO8601DateFormatter().string(from: enrolledAt)
            guard let number = phoneNumber else { return $0.totpInfo = TOTPInfo() }
            $0.phoneInfo =
                isHint ? "+" + String(repeating: "*", count: 7) + number.suffix(4) : number
            $0.unobfuscatedPhoneInfo = isHint ? nil : number
        }
    }
}
