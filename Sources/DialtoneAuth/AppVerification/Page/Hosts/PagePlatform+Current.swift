import Foundation

extension PagePlatform {
    /// The platform that the process runs on.
    static var current: Self {
        var platform = Self(announce: { await announce($0, $1) })
        #if canImport(AuthenticationServices) && (os(iOS) || os(macOS) || os(visionOS))
        platform.session = systemSession
        #endif
        #if canImport(SafariServices) && os(iOS)
        platform.delegate = safari
        #endif
        #if os(macOS) || os(Linux)
        platform.browser = SystemBrowser()
        #endif
        return platform
    }

    /// Passes the address to the app's delegate, or writes it to standard error.
    private static func announce(_ url: URL, _ uiDelegate: (any AuthUIDelegate)?) async {
        #if canImport(UIKit) && !os(watchOS)
        if await MainActor.run(body: { uiDelegate?.open?(url) }) != nil { return }
        #else
        if let uiDelegate { return await uiDelegate.open(url) }
        #endif
        let text =
            "DialtoneAuth: To continue, open this page on any device: \(url.absoluteString)\n"
        FileHandle.standardError.write(Data(text.utf8))
    }
}
