package import IdentityToolkitAdmin
import DialtoneBasics
import Foundation

/// The JavaScript that connects Google's web SDK to the server.
package struct WebSnippet {
    private let app: RegisteredApp
    private let projectID: String

    /// The server's URL for browsers.
    private let serverURL: String

    package init(_ app: RegisteredApp, projectID: String, serverURL: String) {
        self.app = app
        self.projectID = projectID
        self.serverURL = serverURL
    }

    package var text: String {
        """
        In the page's <head>, before any script that uses the SDK:

          <script src="\(serverURL)/__/auth/sdk.js"></script>
          <script src="\(serverURL)/__/auth/verifier.js"></script>

        In a module:

          import { initializeApp } from "firebase/app";
          import { \(imports) } from "firebase/auth";

          const app = initializeApp({
            apiKey: \(Self.quoted(app.apiKey)),
            appId: \(Self.quoted(app.appID)),
            authDomain: \(Self.quoted(host)),
            projectId: \(Self.quoted(projectID)),
          });
          const auth = getAuth(app);
          \(connection)

        Without npm, import the same names from
        https://www.gstatic.com/firebasejs/VERSION/firebase-app.js and firebase-auth.js.
        """
    }

    /// The SDK uses plain `http` only in emulator mode.
    private var isEncrypted: Bool { serverURL.hasPrefix("https://") }

    private var imports: String { isEncrypted ? "getAuth" : "connectAuthEmulator, getAuth" }

    private var host: String { String(serverURL.trimmingPrefix(/https?:\/\//)) }

    private var connection: String {
        isEncrypted
            ? "auth.config.apiHost = auth.config.tokenApiHost = \(Self.quoted(host));"
            : "connectAuthEmulator(auth, \(Self.quoted(serverURL)), { disableWarnings: true });"
    }

    private static func quoted(_ text: String) -> String { JSONValue.string(text).text }
}
