/// What Google's web SDK opens a page of this server for, under the names that it gives them.
enum WebOperation: String, Codable, Sendable, CaseIterable {
    case signInViaPopup, linkViaPopup, reauthViaPopup
    case signInViaRedirect, linkViaRedirect, reauthViaRedirect

    /// Whether the app's page waits in the window behind; otherwise the visitor left it.
    var isPopup: Bool {
        switch self {
        case .signInViaPopup, .linkViaPopup, .reauthViaPopup: true
        case .signInViaRedirect, .linkViaRedirect, .reauthViaRedirect: false
        }
    }
}
