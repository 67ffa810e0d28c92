import Foundation

/// Where a platform lets the SDK store files, below the home directory.
enum DataFolder: String, Sendable {
    /// The folder for the data of programs on Linux and macOS.
    case share = ".local/share"

    /// The folder for the data of an app.
    case applicationSupport = "Library/Application Support"

    /// The folder for data that the system may delete while the app is not running.
    ///
    /// It is the only one in which tvOS lets an app write.
    case caches = "Library/Caches"

    #if os(tvOS)
    static let ofThisPlatform = Self.caches
    #elseif os(iOS) || os(visionOS) || os(watchOS)
    static let ofThisPlatform = Self.applicationSupport
    #else
    static let ofThisPlatform = Self.share
    #endif

    /// Whether the system deletes the folder with the app, unlike the app's keychain items.
    var isDeletedWithApp: Bool { self != .share }

    /// The folder's URL.
    func url(home: String = NSHomeDirectory()) -> URL {
        URL(fileURLWithPath: home, isDirectory: true)
            .appendingPathComponent(rawValue, isDirectory: true)
    }

    /// The app's own directory, which the system deletes with the app; `nil` where it does not.
    static var appContainer: URL? {
        ofThisPlatform.isDeletedWithApp ? ofThisPlatform.url() : nil
    }
}
