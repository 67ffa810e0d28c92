/// The apps of this process.
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

    /// The app of a project with this name, else the first by name that the project has.
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
        if !isNew { Log.error("The app \"\(app.name)\" is configured already.") }
    }

    /// Removes exactly this app; tells whether it was there.
    func remove(_ app: FirebaseApp) -> Bool {
        apps.withLock { apps in
            guard apps[app.name] === app else { return false }
            apps[app.name] = nil
            return true
        }
    }
}
