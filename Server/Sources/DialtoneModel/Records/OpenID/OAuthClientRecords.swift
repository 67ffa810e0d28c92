package import DialtoneBasics

/// Reads the clients of a project and what users have allowed them.
package protocol OAuthClientReader {
    func oauthClient(_ id: OAuthClientID, of project: ProjectID) throws -> OAuthClient?

    /// All of the project's clients, in the order in which they were added.
    func oauthClients(of project: ProjectID) throws -> [OAuthClient]

    /// What the account's user has consented to; `nil` if nothing.
    func consent(
        of account: AccountID,
        to client: OAuthClientID,
        in project: ProjectID
    ) throws -> ClientConsent?
}

/// Changes the clients of a project and what users have allowed them.
package protocol OAuthClientWriter {
    /// `false` if the ID is taken.
    func insert(_ client: OAuthClient) throws -> Bool

    /// The client, held by this transaction until it ends: others that hold it wait.
    func holdOAuthClient(_ id: OAuthClientID, of project: ProjectID) throws -> OAuthClient?

    /// Writes name and details; `false` if there is no such client.
    func update(_ client: OAuthClient) throws -> Bool

    /// Deletes the client with its codes, consents and sessions; `false` if there is none.
    func deleteOAuthClient(_ id: OAuthClientID, of project: ProjectID) throws -> Bool

    /// Ends up to `limit` sessions of the client, and says how many there were.
    func deleteSessions(
        ofClient id: OAuthClientID,
        in project: ProjectID,
        limit: Int
    ) throws -> Int

    /// Replaces what the user has consented to.
    func save(_ consent: ClientConsent) throws
}
