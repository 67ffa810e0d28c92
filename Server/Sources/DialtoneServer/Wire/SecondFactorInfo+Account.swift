import DialtoneBasics
import DialtoneModel
import IdentityToolkit
import PhoneNumbers

extension SecondFactorInfo {
    /// Returns the second factors of `account`; `nil` if there are none.
    static func entries(of account: Account) -> [SecondFactorInfo]? {
        guard !account.secondFactors.isEmpty else { return nil }
        return account.secondFactors.map { factor in
            var info = SecondFactorInfo(factor)
            info.unobfuscatedPhoneInfo = info.phoneInfo
            return info
        }
    }

    init(_ factor: SecondFactor) {
        self.init()
        mfaEnrollmentId = factor.id.rawValue
        displayName = factor.displayName
        enrolledAt = factor.enrolledAt.rfc3339
        switch factor.proof {
        case .phone(let number): phoneInfo = number.e164
        case .totp: totpInfo = TOTPInfo()
        }
    }
}
