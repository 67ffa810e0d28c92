import DialtoneServer

/// The text that `dialtone dev` prints when it is ready.
struct DevIntroduction: Sendable {
    let project: String
    let apiKey: String

    /// The location of the data.
    let data: String

    /// Returns the introduction; `authority` is HOST:PORT of the listener.
    func text(at authority: String) -> String {
        let reachable = Self.reachable(authority)
        return """
            Development server. Messages appear here as they are sent.

              Inbox              http://\(reachable)/
              Console            http://\(reachable)/console
              Sign-in page       http://\(reachable)/sign-in
              Project            \(project)
              API key            \(apiKey) (any other key works too)
              Data               \(data)

            For Google's SDKs in emulator mode:
              export FIREBASE_AUTH_EMULATOR_HOST=\(reachable)
              export GCLOUD_PROJECT=\(project) GOOGLE_CLOUD_PROJECT=\(project)

            """
    }

    /// Returns the address for local clients, even if the server listens on every address.
    private static func reachable(_ authority: String) -> String {
        for every in ["0.0.0.0:", "[::]:"] where authority.hasPrefix(every) {
            return "127.0.0.1:" + authority.dropFirst(every.count)
        }
        return authority
    }
}

extension DevelopmentDifference {
    /// The list item as lines that fit a terminal.
    var helpLines: String {
        """
          \(subject)
            here: \(development)
            production: \(production)
        """
    }
}
