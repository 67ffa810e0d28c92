package import DialtoneBasics

/// A user's consent that a client of another party receives data.
package struct ClientConsent: Hashable, Sendable {
    package let projectID: ProjectID
    package let accountID: AccountID
    package let clientID: OAuthClientID

    /// Every scope that the user has consented to.
    package var scopes: OpenIDScopes

    /// When the user last consented.
    package var grantedAt: Timestamp

    package init(
        projectID: ProjectID,
        accountID: AccountID,
        clientID: OAuthClientID,
        scopes: OpenIDScopes,
        grantedAt: Timestamp
    ) {
        self.projectID = projectID
        self.accountID = accountID
        self.clientID = clientID
        self.scopes = scopes
        self.grantedAt = grantedAt
    }
}
