import Foundation

#if canImport(UIKit) && !os(watchOS)
import UIKit
#elseif os(macOS)
import AppKit
#endif

extension TOTPSecret {
    /// Opens the user's authenticator app with a URL such as that of
    /// ``generateQRCodeURL(withAccountName:issuer:)``.
    ///
    /// Has no effect if no app opens such URLs, as on watchOS, on Linux and in app extensions.
    #if canImport(ObjectiveC)
    @objc(openInOTPAppWithQRCodeURL:)
    #endif
    public func openInOTPApp(withQRCodeURL qrCodeURL: String) {
        guard let url = URL(string: qrCodeURL), url.scheme != nil else {
            return Log.warning("openInOTPApp(withQRCodeURL:) requires a URL.")
        }
        Self.open(url)
    }

    private static func open(_ url: URL) {
        #if canImport(UIKit) && !os(watchOS)
        Task { @MainActor in
            _ = await SharedApplication.current?.open(url, options: [:])
        }
        #elseif os(macOS)
        Task { @MainActor in _ = NSWorkspace.shared.open(url) }
        #else
        Log.warning("No authenticator app can be opened on this platform.")
        #endif
    }
}
