import DialtoneBasics
import DialtoneFederation
import DialtoneModel
import IdentityToolkit

extension SignInWithIDPResponse {
    /// Creates the response with the provider's attributes and credentials.
    init(_ evidence: ProviderEvidence) {
        let identity = evidence.identity
        self.init()
        providerId = identity.provider.rawValue
        federatedId = identity.federatedID
        rawId = identity.rawID
        email = identity.email
        emailVerified = identity.email == nil ? nil : identity.isEmailVerified
        displayName = identity.displayName
        fullName = identity.displayName
        firstName = identity.firstName
        lastName = identity.lastName
        screenName = identity.screenName
        photoUrl = identity.photoURL
        language = identity.language
        rawUserInfo = identity.rawUserInfo
        oauthIdToken = evidence.idToken
        oauthAccessToken = evidence.accessToken
        oauthRefreshToken = evidence.refreshToken
    }

    /// Adds the user's account; its address may differ from the provider's.
    mutating func take(_ account: Account) {
        localId = account.id.rawValue
        tenantId = account.projectID.tenantID
        if let own = account.email, own != email { originalEmail = own }
    }
}
