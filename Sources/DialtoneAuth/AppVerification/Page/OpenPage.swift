import Foundation

/// An open page whose result is awaited.
final class OpenPage: Sendable {
    let url: URL
    private let way: PageReturn
    private let purpose: PagePurpose
    private let eventID: String
    private let outcome = Latch<Result<String, AppVerificationProblem>>()

    init(_ address: PageAddress, returningBy way: PageReturn) throws {
        guard let url = address.url(returningBy: way) else {
            throw AppVerificationProblem.pageUnavailable("The server URL is not valid.")
        }
        self.url = url
        self.way = way
        purpose = address.purpose
        eventID = address.eventID
    }

    /// Handles a URL that opened the app; returns whether it ends this page.
    func handle(_ url: URL) -> Bool {
        guard let expected = way.callback, outcome.current == nil,
            let callback = PageCallback(url, expecting: expected, purpose, eventID: eventID)
        else { return false }
        outcome.set(
            Result { try callback.result }.mapError { AppVerificationProblem($0) ?? .pageMute }
        )
        return true
    }

    /// Waits for the page's result.
    func result() async throws -> String {
        try await outcome.value().get()
    }
}
