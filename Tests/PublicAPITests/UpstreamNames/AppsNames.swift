import FirebaseAuth
import Foundation

// Each name of upstream's in docs/sdk-names.md, so that the compiler sees that it is there. Nothing
// here runs.

func nameFirebaseApp() {
    _ = FirebaseApp.self
    _ = FirebaseApp.configure as () -> Void
    _ = FirebaseApp.configure(options:)
    _ = FirebaseApp.configure(name:options:)
    _ = FirebaseApp.app as () -> FirebaseApp?
    _ = FirebaseApp.app(name:)
    _ = FirebaseApp.allApps
    _ = FirebaseApp.delete(_:)
    _ = FirebaseApp.delete as (FirebaseApp) -> () async -> Bool
    readable(\FirebaseApp.name)
    readable(\FirebaseApp.options)
    writable(\FirebaseApp.isDataCollectionDefaultEnabled)
    _ = FirebaseApp.registerLibrary(_:withVersion:)
}

func nameFirebaseOptions() {
    _ = FirebaseOptions.self
    _ = FirebaseOptions.defaultOptions as () -> FirebaseOptions?
    _ = FirebaseOptions.init(contentsOfFile:)
    _ = FirebaseOptions.init(googleAppID:gcmSenderID:)
    writable(\FirebaseOptions.apiKey)
    writable(\FirebaseOptions.bundleID)
    writable(\FirebaseOptions.clientID)
    writable(\FirebaseOptions.gcmSenderID)
    writable(\FirebaseOptions.projectID)
    writable(\FirebaseOptions.googleAppID)
    writable(\FirebaseOptions.databaseURL)
    writable(\FirebaseOptions.storageBucket)
    writable(\FirebaseOptions.appGroupID)
}

func nameFirebaseConfiguration() {
    _ = FirebaseConfiguration.self
    _ = FirebaseConfiguration.shared
    _ = FirebaseConfiguration.setLoggerLevel(_:)
    _ = FirebaseConfiguration.loggerLevel as (FirebaseConfiguration) -> () -> FirebaseLoggerLevel
}

func nameFirebaseLoggerLevel() {
    _ = FirebaseLoggerLevel.self
    _ = FirebaseLoggerLevel.error
    _ = FirebaseLoggerLevel.warning
    _ = FirebaseLoggerLevel.notice
    _ = FirebaseLoggerLevel.info
    _ = FirebaseLoggerLevel.debug
    _ = FirebaseLoggerLevel.min
    _ = FirebaseLoggerLevel.max
}
