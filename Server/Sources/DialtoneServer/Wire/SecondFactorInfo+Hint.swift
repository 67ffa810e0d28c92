import DialtoneCore
import IdentityToolkit

extension SecondFactorInfo {
    /// The factors to choose from after a first one, told to whoever proved that one: numbers
    /// show no more than their last four digits.
    static func hints(for account: Account, after firstFactor: SignInProvider) -> [SecondFactorInfo]
    {
        account.secondFactors(after: firstFactor).map(hint)
    }

    static func hint(of factor: SecondFactor) -> SecondFactorInfo {
        var info = SecondFactorInfo(factor)
        info.phoneInfo = factor.phoneNumber?.masked
        return info
    }
}
