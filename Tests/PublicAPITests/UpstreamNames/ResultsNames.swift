import FirebaseAuth
import Foundation

// Each name of upstream's in docs/sdk-names.md, so that the compiler sees that it is there. Nothing
// here runs.

func nameAuthDataResult() {
    _ = AuthDataResult.self
    readable(\AuthDataResult.user)
    readable(\AuthDataResult.additionalUserInfo)
    readable(\AuthDataResult.credential)
}

func nameAdditionalUserInfo() {
    _ = AdditionalUserInfo.self
    readable(\AdditionalUserInfo.providerID)
    readable(\AdditionalUserInfo.profile)
    readable(\AdditionalUserInfo.username)
    readable(\AdditionalUserInfo.isNewUser)
    _ = AdditionalUserInfo.newUser as (AdditionalUserInfo) -> () -> Bool
}

func nameAuthTokenResult() {
    _ = AuthTokenResult.self
    readable(\AuthTokenResult.token)
    readable(\AuthTokenResult.expirationDate)
    readable(\AuthTokenResult.authDate)
    readable(\AuthTokenResult.issuedAtDate)
    readable(\AuthTokenResult.signInProvider)
    readable(\AuthTokenResult.signInSecondFactor)
    readable(\AuthTokenResult.claims)
}
