import DialtoneModel
import IdentityToolkit

extension SecondFactorInfo {
    /// Returns the second factors to choose from after the first one was proved.
    ///
    /// Phone numbers show only their last four digits.
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
