import Foundation

/// All places where an app can store its user, and its setting which to use.
struct UserPlaces: Sendable {
    private struct Choice: Codable {
        var name: String
        var isSharedAcrossDevices: Bool
    }

    private let store: any CredentialStore
    private let installation: Installation?
    private let ownKey: CredentialKey
    private let groupKey: CredentialKey
    private let choiceKey: CredentialKey
    private let screenKey: CredentialKey
    private let passkeyOffersKey: CredentialKey

    init(appName: String, options: OptionValues, environment: AuthEnvironment) {
        store = environment.store
        installation = environment.container.map { container in
            Installation(
                container: container,
                forgetsEarlierUsers: options.forgetsUserAfterReinstallation,
                newID: { environment.randomText(16) }
            )
        }
        ownKey = CredentialKey(appName: appName, options: options)
        groupKey = CredentialKey(accessGroups: options)
        choiceKey = CredentialKey(accessGroupOf: appName, options: options)
        screenKey = CredentialKey(signInScreenOf: appName, options: options)
        passkeyOffersKey = CredentialKey(passkeyOffersOf: appName, options: options)
    }

    /// What the app's sign-in screen waits for.
    var screen: InstalledEntry {
        InstalledEntry(store: store, key: screenKey, installation: installation)
    }

    /// Which users were asked to create a passkey.
    var passkeyOffers: InstalledEntry {
        InstalledEntry(store: store, key: passkeyOffersKey, installation: installation)
    }

    func place(in group: CredentialGroup?) -> UserPlace {
        guard let group else {
            return UserPlace(group: nil, store: store, key: ownKey, installation: installation)
        }
        // Another app of the group may still be installed.
        return UserPlace(
            group: group,
            store: store.store(for: group),
            key: groupKey,
            installation: nil
        )
    }

    /// Returns the place that an earlier launch selected; by default the app's own.
    func chosen() throws -> UserPlace {
        guard let data = try store.read(choiceKey) else { return place(in: nil) }
        let choice = try? JSONDecoder().decode(Choice.self, from: data)
        let group = choice.flatMap {
            CredentialGroup($0.name, isSharedAcrossDevices: $0.isSharedAcrossDevices)
        }
        if group == nil { Log.warning("The selected access group cannot be read.") }
        return place(in: group)
    }

    /// Stores the selected place for later launches.
    func choose(_ group: CredentialGroup?) throws {
        guard let group else { return try store.remove(choiceKey) }
        let choice = Choice(
            name: group.name,
            isSharedAcrossDevices: group.isSharedAcrossDevices
        )
        try store.write(JSONEncoder().encode(choice), for: choiceKey)
    }
}
