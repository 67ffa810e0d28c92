import DialtoneCore
import IdentityToolkit

extension SignInWithIDPResponse {
    /// What the provider said of the person, and gave out for them.
    init(_ evidence: ProviderEvidence) {
        let identity = evidence.identity
        self.init(
            providerID: identity.provider.rawValue,
            federatedID: identity.federatedID,
            rawID: identity.rawID,
            email: identity.email,
            emailVerified: identity.email == nil ? nil : identity.isEmailVerified,
            displayName: identity.displayName,
            fullName: identity.displayName,
            firstName: identity.firstName,
            lastName: identity.lastName,
            screenName: identity.screenName,
            photoURL: identity.photoURL,
            language: identity.language,
            rawUserInfo: identity.rawUserInfo,
            oauthIDToken: evidence.idToken,
            oauthAccessToken: evidence.accessToken,
            oauthRefreshToken: evidence.refreshToken
        )
    }

    /// The account that the person has here; its address may be another than the provider's.
    mutating func take(_ account: Account) {
        localID = account.id.rawValue
        tenantID = account.projectID.tenantID
        if let own = account.email, own != email { originalEmail = own }
    }
}
