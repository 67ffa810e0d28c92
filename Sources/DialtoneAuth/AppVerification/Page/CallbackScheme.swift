/// The URL scheme with which a page returns to the app.
struct CallbackScheme: Hashable, Sendable {
    /// The parameter that tells the page which scheme to use.
    enum Source: Hashable, Sendable {
        case clientID(String)
        case appID(String)
    }

    let name: String
    let source: Source

    /// Whether the app has registered this scheme with the system.
    let isRegistered: Bool

    /// Selects the scheme like Firebase: the reversed client ID if it is registered, else the app
    /// ID.
    ///
    /// `registered` contains the schemes in the app's Info.plist.
    init(clientID: String?, appID: String, registered: [String]) {
        let registered = Set(registered.map { $0.lowercased() })
        if let clientID, !clientID.isEmpty {
            let reversed = clientID.split(separator: ".", omittingEmptySubsequences: false)
                .reversed().joined(separator: ".")
            if registered.contains(reversed.lowercased()) {
                self.init(name: reversed, source: .clientID(clientID), isRegistered: true)
                return
            }
        }
        let encoded = "app-" + String(appID.map { $0 == ":" ? "-" : $0 })
        self.init(
            name: encoded,
            source: .appID(appID),
            isRegistered: registered.contains(encoded.lowercased())
        )
    }

    private init(name: String, source: Source, isRegistered: Bool) {
        self.name = name
        self.source = source
        self.isRegistered = isRegistered
    }
}
