import DialtoneAuth

extension SignInOptions {
    /// The options of a screen on which a user proves the sign-in again.
    func reauthenticating(_ user: User) -> SignInOptions {
        var options = self
        options.isReauthentication = true
        let providers = Set(user.providerData.map(\.providerID))
        let known = methods.filter { method in
            switch method {
            case .phone: user.phoneNumber != nil
            case .password, .provider: providers.contains(method.name)
            case .emailLink: user.email != nil
            case .passkey: !(user.enrolledPasskeys ?? []).isEmpty
            case .guest: false
            }
        }
        if !known.isEmpty { options.methods = known }
        options.phoneNumber = user.phoneNumber
        options.isPhoneNumberFixed = user.phoneNumber != nil
        options.countries = .everywhere
        options.email = user.email
        options.offersSignUp = false
        options.offersEnrollment = false
        options.offersPasskey = false
        options.upgradesAnonymousUser = false
        return options
    }
}
