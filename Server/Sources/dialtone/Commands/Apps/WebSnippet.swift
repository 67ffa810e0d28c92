import DialtoneBasics
import DialtoneModel
import Foundation

/// The JavaScript that connects Google's web SDK to the server.
struct WebSnippet {
    let app: RelyingApp

    /// The server's URL for browsers.
    let serverURL: String

    var text: String {
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
            projectId: \(Self.quoted(app.projectID.parent.rawValue)),
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
