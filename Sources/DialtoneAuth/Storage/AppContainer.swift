import Foundation

/// The app's own directory, which the system deletes with the app, unlike its keychain items.
///
/// It is `nil` on platforms that do not delete it, or that store users in files.
#if canImport(UIKit) && canImport(Security)
let appContainer: URL? = URL(fileURLWithPath: NSHomeDirectory(), isDirectory: true)
    .appendingPathComponent("Library/Application Support", isDirectory: true)
#else
let appContainer: URL? = nil
#endif
