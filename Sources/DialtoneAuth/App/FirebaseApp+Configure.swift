import Foundation

extension FirebaseApp {
    /// Configures the default app with the options of its file.
    ///
    /// Where no file is found, the app is there all the same and every call of it fails with
    /// ``AuthErrorCode/invalidAPIKey`` and this reason; upstream ends the process.
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
    /// A second call changes nothing; upstream ends the process.
    public class func configure(options: FirebaseOptions) {
        configure(name: defaultName, options: options)
    }

    /// Configures another app; its name holds letters, digits, `-` and `_`.
    ///
    /// A name that is in use or malformed changes nothing; upstream ends the process.
    public class func configure(name: String, options: FirebaseOptions) {
        let isPlain = name.unicodeScalars.allSatisfy { scalar in
            scalar == "-" || scalar == "_" || scalar.properties.isAlphabetic
                || scalar.properties.numericType != nil
        }
        guard !name.isEmpty, isPlain else {
            Log.error("An app's name is letters, digits, '-' and '_'; \"\(name)\" is not.")
            return
        }
        AppRegistry.shared.add(FirebaseApp(name: name, options: options.values.current))
        #if canImport(UIKit) && !os(watchOS)
        // A push may come before anything else asks for the object that it is for.
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

    /// The app of this name; `nil` before it is configured.
    #if canImport(ObjectiveC)
    @objc(appNamed:)
    #endif
    public class func app(name: String) -> FirebaseApp? {
        AppRegistry.shared.app(named: name)
    }

    /// Every app by its name; `nil` before the first is configured.
    public class var allApps: [String: FirebaseApp]? {
        AppRegistry.shared.all
    }
}
