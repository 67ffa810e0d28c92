import IdentityToolkit

/// Signed-in devices; Firebase has no equivalent.
extension User {
    /// Returns the devices on which this user is signed in, most recently used first.
    @nonobjc
    public func signedInDevices() async throws -> [SignedInDevice] {
        let idToken = try await idToken()
        let request = ListSessionsRequest {
            $0.idToken = idToken
            $0.refreshToken = refreshToken
        }
        let answer: ListSessionsResponse = try await endingSessionIfDead {
            try await backend.call(.listSessions, request)
        }
        return answer.sessions.map(SignedInDevice.init)
    }

    /// Signs the user out on `devices`.
    ///
    /// Each device notices when it next renews its ID token, within an hour. If the current device
    /// is among them, the user stays signed in here until then.
    @nonobjc
    public func signOut(_ devices: [SignedInDevice]) async throws {
        let most = 1_000
        for start in stride(from: 0, to: devices.count, by: most) {
            let idToken = try await idToken()
            let request = RevokeSessionsRequest {
                $0.idToken = idToken
                $0.sessionIds = devices.dropFirst(start).prefix(most).map(\.id)
            }
            let _: RevokeSessionsResponse = try await endingSessionIfDead {
                try await backend.call(.revokeSessions, request)
            }
        }
    }

    /// Signs the user out on all other devices.
    @nonobjc
    public func signOutOtherDevices() async throws {
        try await signOut(signedInDevices().filter { !$0.isCurrent })
    }
}
