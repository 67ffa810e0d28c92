import Foundation
import IdentityToolkit

/// A snapshot of the values of ``ActionCodeSettings``.
struct ActionCodeValues: Hashable, Sendable {
    var url: URL?
    var handleCodeInApp = false
    var iOSBundleID: String?
    var androidPackageName: String?
    var androidMinimumVersion: String?
    var androidInstallIfNotAvailable = false
    var linkDomain: String?

    func add(to request: inout SendOOBCodeRequest) {
        request.continueUrl = url?.absoluteString
        request.canHandleCodeInApp = handleCodeInApp
        request.iOSBundleId = iOSBundleID
        request.linkDomain = linkDomain
        guard let androidPackageName else { return }
        request.androidPackageName = androidPackageName
        request.androidMinimumVersion = androidMinimumVersion
        request.androidInstallApp = androidInstallIfNotAvailable
    }
}
