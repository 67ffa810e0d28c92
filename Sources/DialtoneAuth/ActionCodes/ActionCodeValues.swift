import Foundation
import IdentityToolkit

/// What ``ActionCodeSettings`` said at one moment.
struct ActionCodeValues: Hashable, Sendable {
    var url: URL?
    var handleCodeInApp = false
    var iOSBundleID: String?
    var androidPackageName: String?
    var androidMinimumVersion: String?
    var androidInstallIfNotAvailable = false
    var linkDomain: String?

    func add(to request: inout SendOOBCodeRequest) {
        request.continueURL = url?.absoluteString
        request.canHandleCodeInApp = handleCodeInApp
        request.iOSBundleID = iOSBundleID
        request.linkDomain = linkDomain
        guard let androidPackageName else { return }
        request.androidPackageName = androidPackageName
        request.androidMinimumVersion = androidMinimumVersion
        request.androidInstallApp = androidInstallIfNotAvailable
    }
}
