import FirebaseAuth
import Foundation

// Every public name of a user's devices, and of what keeps a user. Nothing here runs.

func useDevices(_ user: User) async throws {
    let devices: [SignedInDevice] = try await user.signedInDevices()
    for device in devices {
        let names: (String, String?, String, String?) = (
            device.id, device.client, device.providerID, device.secondFactor
        )
        let dates: (Date, Date) = (device.signInDate, device.lastUseDate)
        let isThisOne: Bool = device.isCurrent
        _ = (names, dates, isThisOne)
    }
    try await user.signOut(devices)
    try await user.signOutOtherDevices()
}

func useGroups(_ auth: Auth) throws {
    auth.shareAuthStateAcrossDevices = true
    try auth.useUserAccessGroup("TEAMID.org.example.shared")
    try auth.useUserAccessGroup(nil)
    let name: String? = auth.userAccessGroup
    let stored: User? = try auth.getStoredUser(forAccessGroup: nil)
    let group: CredentialGroup? = CredentialGroup("shared")
    if let group = CredentialGroup("shared", isSharedAcrossDevices: true) {
        let facts: (String, Bool) = (group.name, group.isSharedAcrossDevices)
        let store: any CredentialStore = OwnStore().store(for: group)
        _ = (facts, store)
    }
    _ = (name, stored, group)
}

#if canImport(Security)
func useKeychain(_ options: FirebaseOptions) {
    options.credentialStore = KeychainCredentialStore()
}
#endif

@available(*, deprecated)
func useNameOfLongAgo(_ auth: Auth, _ credential: AuthCredential) {
    auth.signInAndRetrieveData(with: credential) { (_: AuthDataResult?, _: Error?) in }
}
