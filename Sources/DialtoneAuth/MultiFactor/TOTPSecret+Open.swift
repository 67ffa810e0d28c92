import Foundation

#if canImport(UIKit) && !os(watchOS)
import UIKit
#elseif os(macOS)
import AppKit
#endif

extension TOTPSecret {
    /// Opens the person's authenticator app with an address such as that of
    /// ``generateQRCodeURL(withAccountName:issuer:)``.
    ///
    /// Does nothing where no app opens such addresses, as on watchOS, on Linux and in app extensions.
    #if canImport(ObjectiveC)
    @objc(openInOTPAppWithQRCodeURL:)
    #endif
    public func openInOTPApp(withQRCodeURL qrCodeURL: String) {
        guard let url = URL(string: qrCodeURL), url.scheme != nil else {
            return Log.warning("openInOTPApp(withQRCodeURL:) needs an address.")
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
        Log.warning("No authenticator app can be opened here.")
        #endif
    }
}
