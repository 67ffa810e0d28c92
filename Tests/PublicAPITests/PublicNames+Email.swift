import FirebaseAuth
import Foundation

// Nothing here runs; see PublicNames.swift.

@available(*, deprecated)
func useEmail(_ auth: Auth, _ link: String) async throws {
    auth.createUser(withEmail: "a@b.c", password: "p") { (_: AuthDataResult?, _: Error?) in }
    try await auth.createUser(withEmail: "a@b.c", password: "p")
    auth.signIn(withEmail: "a@b.c", password: "p") { (_: AuthDataResult?, _: Error?) in }
    try await auth.signIn(withEmail: "a@b.c", password: "p")
    auth.signIn(withEmail: "a@b.c", link: link) { (_: AuthDataResult?, _: Error?) in }
    try await auth.signIn(withEmail: "a@b.c", link: link)
    let isLink: Bool = auth.isSignIn(withEmailLink: link)
    auth.fetchSignInMethods(forEmail: "a@b.c") { (_: [String]?, _: Error?) in }
    let methods: [String] = try await auth.fetchSignInMethods(forEmail: "a@b.c")
    auth.signIn(withCustomToken: "t") { (_: AuthDataResult?, _: Error?) in }
    try await auth.signIn(withCustomToken: "t")
    auth.validatePassword("p") { (_: PasswordValidationStatus?, _: Error?) in }
    let status: PasswordValidationStatus = try await auth.validatePassword("p")
    let rules: (Bool, Bool, Bool, Bool, Bool, Bool, Bool) = (
        status.isValid, status.meetsMinPasswordLength, status.meetsMaxPasswordLength,
        status.containsLowercaseLetter, status.containsUppercaseLetter,
        status.containsNumericCharacter, status.containsNonAlphanumericCharacter
    )
    let policy: PasswordPolicy = status.passwordPolicy
    let limits: (Int, Int, Bool, Bool, String) = (
        policy.minPasswordLength, policy.maxPasswordLength, policy.isEnforced,
        policy.forceUpgradeOnSignIn, policy.allowedNonAlphanumericCharacters
    )
    let needs: (Bool, Bool, Bool, Bool) = (
        policy.containsLowercaseLetter, policy.containsUppercaseLetter,
        policy.containsNumericCharacter, policy.containsNonAlphanumericCharacter
    )
    _ = (isLink, methods, rules, limits, needs)
}

func useActionCodes(_ auth: Auth) async throws {
    let settings = ActionCodeSettings()
    settings.url = URL(string: "https://example.org")
    settings.handleCodeInApp = true
    settings.iOSBundleID = "org.example"
    settings.setIOSBundleID("org.example")
    settings.linkDomain = nil
    settings.setAndroidPackageName("x", installIfNotAvailable: true, minimumVersion: nil)
    let android: (String?, String?, Bool) = (
        settings.androidPackageName, settings.androidMinimumVersion,
        settings.androidInstallIfNotAvailable
    )
    auth.sendSignInLink(toEmail: "a@b.c", actionCodeSettings: settings) { (_: Error?) in }
    try await auth.sendSignInLink(toEmail: "a@b.c", actionCodeSettings: settings)
    auth.sendPasswordReset(withEmail: "a@b.c") { (_: Error?) in }
    auth.sendPasswordReset(withEmail: "a@b.c", actionCodeSettings: settings) { (_: Error?) in }
    try await auth.sendPasswordReset(withEmail: "a@b.c")
    try await auth.sendPasswordReset(withEmail: "a@b.c", actionCodeSettings: settings)
    auth.checkActionCode("c") { (_: ActionCodeInfo?, _: Error?) in }
    let info: ActionCodeInfo = try await auth.checkActionCode("c")
    let told: (ActionCodeOperation, String, String?) = (
        info.operation, info.email, info.previousEmail
    )
    auth.applyActionCode("c") { (_: Error?) in }
    try await auth.applyActionCode("c")
    auth.verifyPasswordResetCode("c") { (_: String?, _: Error?) in }
    let email: String = try await auth.verifyPasswordResetCode("c")
    auth.confirmPasswordReset(withCode: "c", newPassword: "p") { (_: Error?) in }
    try await auth.confirmPasswordReset(withCode: "c", newPassword: "p")
    let url: ActionCodeURL? = ActionCodeURL(link: "https://example.org?a=b")
    let same: ActionCodeURL? = ActionCodeURL.actionCodeURL(withLink: "https://example.org?a=b")
    _ = same
    let parts: (String?, ActionCodeOperation?, String?, URL?, String?) = (
        url?.apiKey, url?.operation, url?.code, url?.continueURL, url?.languageCode
    )
    let operations: [ActionCodeOperation] = [
        .unknown, .passwordReset, .verifyEmail, .recoverEmail, .emailLink, .verifyAndChangeEmail,
        .revertSecondFactorAddition,
    ]
    _ = (android, told, email, parts, operations)
}

@available(*, deprecated)
func useUserEmail(_ user: User, _ settings: ActionCodeSettings) async throws {
    user.updateEmail(to: "a@b.c") { (_: Error?) in }
    try await user.updateEmail(to: "a@b.c")
    user.updatePassword(to: "p") { (_: Error?) in }
    try await user.updatePassword(to: "p")
    user.sendEmailVerification { (_: Error?) in }
    user.sendEmailVerification(with: settings) { (_: Error?) in }
    try await user.sendEmailVerification()
    try await user.sendEmailVerification(with: settings)
    user.sendEmailVerification(beforeUpdatingEmail: "n@b.c") { (_: Error?) in }
    user.sendEmailVerification(
        beforeUpdatingEmail: "n@b.c",
        actionCodeSettings: settings
    ) { (_: Error?) in }
    try await user.sendEmailVerification(beforeUpdatingEmail: "n@b.c")
    try await user.sendEmailVerification(
        beforeUpdatingEmail: "n@b.c",
        actionCodeSettings: settings
    )
}
