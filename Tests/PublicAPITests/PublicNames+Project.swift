import FirebaseAuth
import Foundation

// Every public name of what a project offers. Nothing here runs.

func useSignInOptions(_ auth: Auth) async throws {
    let options: ProjectSignInOptions = try await auth.signInOptions()
    let methods: ([String], Bool, Int) = (
        options.methods, options.allowsSignUp, options.codeLength
    )
    for provider: ProjectSignInOptions.Provider in options.providers {
        let names: (String, String?) = (provider.id, provider.name)
        _ = names
    }
    let regions: ([String]?, [String]) = (options.allowedRegions, options.disallowedRegions)
    let factors: ([String], Bool, Bool) = (
        options.secondFactors, options.requiresSecondFactor, options.allowsSecondFactorAfterPhone
    )
    let links: (URL?, URL?, URL?) = (options.termsURL, options.privacyURL, options.supportURL)
    let look: (String?, URL?, String?, String?) = (
        options.projectName, options.logoURL, options.accentColor, options.darkAccentColor
    )
    let policy: PasswordPolicy? = options.passwordPolicy
    _ = (methods, regions, factors, links, look, policy)
}
