// swift-format-ignore-file
import FirebaseAuth

extension SampleScreen {
    /// Asks for messages in French.
    public func changeLanguage() {
        // Change language code to french.
        Auth.auth().languageCode = "fr";
    }
}
