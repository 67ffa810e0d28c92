/// The configured apps of this process.
final class AppRegistry: Sendable {
    static let shared = AppRegistry()

    private let apps = Locked<[String: FirebaseApp]>([:])

    var all: [String: FirebaseApp]? {
        let apps = apps.current
        return apps.isEmpty ? nil : apps
    }

    func app(named name: String) -> FirebaseApp? {
        apps.current[name]
    }

    /// Returns the app with this name, or else the first of the project's apps, ordered by name.
    func app(named name: String?, apiKey: String) -> FirebaseApp? {
        let apps = apps.current.values.filter { $0.options.apiKey == apiKey }
        return apps.first { $0.name == name } ?? apps.min { $0.name < $1.name }
    }

    /// Adds an app unless its name is taken.
    func add(_ app: FirebaseApp) {
        let isNew = apps.withLock { apps in
            guard apps[app.name] == nil else { return false }
            apps[app.name] = app
            return true
        }
        if !isNew { Log.error("The app \"\(app.name)\" is already configured.") }
    }

    /// Removes exactly this app; returns whether it was registered.
    func remove(_ app: FirebaseApp) -> Bool {
        apps.withLock { apps in
            guard apps[app.name] === app else { return false }
            apps[app.name] = nil
            return true
        }
    }
}
