/// The URL scheme by which a page returns to the app.
struct CallbackScheme: Hashable, Sendable {
    /// How the page is told which scheme to use.
    enum Source: Hashable, Sendable {
        case clientID(String)
        case appID(String)
    }

    let name: String
    let source: Source

    /// Whether the app has told the system that it handles this scheme.
    let isRegistered: Bool

    /// Chooses like upstream: the reversed client ID where that is registered, else the app's ID.
    ///
    /// `registered` are the schemes of the app's Info.plist.
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
