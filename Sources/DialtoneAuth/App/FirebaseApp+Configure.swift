import Foundation

extension FirebaseApp {
    /// Configures the default app with the options in its file.
    ///
    /// If there is no such file, the app exists, but every call fails with
    /// ``AuthErrorCode/invalidAPIKey`` and this reason; Firebase terminates the process instead.
    public class func configure() {
        guard let options = FirebaseOptions.defaultOptions() else {
            let problem = """
                No GoogleService-Info.plist was found; \
                call FirebaseApp.configure(options:) or add the file.
                """
            Log.error(problem)
            let empty = OptionValues(googleAppID: "", gcmSenderID: "")
            AppRegistry.shared.add(
                FirebaseApp(name: defaultName, options: empty, problem: problem)
            )
            return
        }
        configure(options: options)
    }

    /// Configures the default app.
    ///
    /// A second call has no effect; Firebase terminates the process instead.
    public class func configure(options: FirebaseOptions) {
        configure(name: defaultName, options: options)
    }

    /// Configures another app; its name may contain letters, digits, `-` and `_`.
    ///
    /// A duplicate or invalid name has no effect; Firebase terminates the process instead.
    public class func configure(name: String, options: FirebaseOptions) {
        let isPlain = name.unicodeScalars.allSatisfy { scalar in
            scalar == "-" || scalar == "_" || scalar.properties.isAlphabetic
                || scalar.properties.numericType != nil
        }
        guard !name.isEmpty, isPlain else {
            Log.error(
                "An app's name must be letters, digits, '-' and '_'; \"\(name)\" is not valid."
            )
            return
        }
        AppRegistry.shared.add(FirebaseApp(name: name, options: options.values.current))
        #if canImport(UIKit) && !os(watchOS)
        // A push may arrive before the app first uses its `Auth` object.
        _ = app(name: name)?.auth
        #endif
    }

    /// The default app; `nil` before it is configured.
    #if canImport(ObjectiveC)
    @objc(defaultApp)
    #endif
    public class func app() -> FirebaseApp? {
        app(name: defaultName)
    }

    /// Returns the app with this name; `nil` before it is configured.
    #if canImport(ObjectiveC)
    @objc(appNamed:)
    #endif
    public class func app(name: String) -> FirebaseApp? {
        AppRegistry.shared.app(named: name)
    }

    /// All configured apps by name; `nil` if there is none.
    public class var allApps: [String: FirebaseApp]? {
        AppRegistry.shared.all
    }
}
