/// The operation for which Google's web SDK opens a page, by the SDK's own names.
enum WebOperation: String, Codable, Sendable, CaseIterable {
    case signInViaPopup, linkViaPopup, reauthViaPopup
    case signInViaRedirect, linkViaRedirect, reauthViaRedirect

    /// Whether the operation uses a popup; otherwise, it redirects the app's page.
    var isPopup: Bool {
        switch self {
        case .signInViaPopup, .linkViaPopup, .reauthViaPopup: true
        case .signInViaRedirect, .linkViaRedirect, .reauthViaRedirect: false
        }
    }
}
