/// The texts of the sign-in page before its scripts have loaded.
///
/// The scripts contain all other texts.
struct SignInTexts: Decodable, Sendable {
    /// The page's title; `{app}` is the placeholder for the app's name.
    private let title: String

    let heading: String
    let loading: String
    let scriptNeeded: String
    let failedTitle: String
    let failedLead: String
    let retry: String

    func title(for appName: String) -> String { title.replacing("{app}", with: appName) }
}
