import IdentityToolkit

extension InMemoryProject {
    /// What a sign-in screen can offer.
    var signInOptions: SignInOptionsResponse {
        let settings = settings
        let kinds = ["phone": "PHONE_SMS", "totp": "TOTP"]
        let links = ProjectLinks {
            $0.terms = settings.termsURL
            $0.privacy = settings.privacyURL
            $0.support = settings.supportURL
        }
        return SignInOptionsResponse {
            $0.signInMethods = ["phone", "password", "emailLink", "passkey", "anonymous"]
            $0.allowsSignUp = settings.allowsSignUp
            $0.allowedRegions = settings.allowedRegions
            $0.codeLength = InMemoryAuthServer.usualCode.count
            $0.secondFactors = OfferedSecondFactors {
                $0.kinds = settings.secondFactors.compactMap { kinds[$0] }
                $0.afterPhone = settings.allowsSecondFactorAfterPhone
            }
            $0.passwordPolicy = PasswordPolicyResponse {
                $0.customStrengthOptions.minPasswordLength = settings.minimumPasswordLength
                $0.schemaVersion = 1
            }
            $0.links = links == ProjectLinks() ? nil : links
        }
    }
}
