import FirebaseAuth
import Foundation

// Each name of upstream's in docs/sdk-names.md, so that the compiler sees that it is there. Nothing
// here runs.

func nameActionCodeSettings() {
    _ = ActionCodeSettings.self
    writable(\ActionCodeSettings.url)
    writable(\ActionCodeSettings.handleCodeInApp)
    writable(\ActionCodeSettings.iOSBundleID)
    writable(\ActionCodeSettings.androidPackageName)
    writable(\ActionCodeSettings.androidMinimumVersion)
    writable(\ActionCodeSettings.androidInstallIfNotAvailable)
    writable(\ActionCodeSettings.linkDomain)
    _ = ActionCodeSettings.setAndroidPackageName(_:installIfNotAvailable:minimumVersion:)
    _ = ActionCodeSettings.setIOSBundleID(_:)
}

func nameActionCodeInfo() {
    _ = ActionCodeInfo.self
    readable(\ActionCodeInfo.operation)
    readable(\ActionCodeInfo.email)
    readable(\ActionCodeInfo.previousEmail)
}

func nameActionCodeOperation() {
    _ = ActionCodeOperation.self
    _ = ActionCodeOperation.unknown
    _ = ActionCodeOperation.passwordReset
    _ = ActionCodeOperation.verifyEmail
    _ = ActionCodeOperation.recoverEmail
    _ = ActionCodeOperation.emailLink
    _ = ActionCodeOperation.verifyAndChangeEmail
    _ = ActionCodeOperation.revertSecondFactorAddition
}

func nameActionCodeURL() {
    _ = ActionCodeURL.self
    _ = ActionCodeURL.init(link:)
    readable(\ActionCodeURL.apiKey)
    readable(\ActionCodeURL.operation)
    readable(\ActionCodeURL.code)
    readable(\ActionCodeURL.continueURL)
    readable(\ActionCodeURL.languageCode)
}
