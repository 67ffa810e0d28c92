import Foundation

/// A page that is open now, and the wait for what comes of it.
final class OpenPage: Sendable {
    let url: URL
    private let way: PageReturn
    private let eventID: String
    private let result = Latch<Result<String, AppVerificationProblem>>()

    init(_ address: PageAddress, returningBy way: PageReturn) throws {
        guard let url = address.url(returningBy: way) else {
            throw AppVerificationProblem.pageUnavailable("The server's address is not usable.")
        }
        self.url = url
        self.way = way
        eventID = address.eventID
    }

    /// Takes a URL that reached the app; tells whether it ends this page.
    func handle(_ url: URL) -> Bool {
        guard let expected = way.callback, result.current == nil,
            let callback = PageCallback(url, expecting: expected, eventID: eventID)
        else { return false }
        result.set(
            Result { try callback.token }.mapError { AppVerificationProblem($0) ?? .pageMute }
        )
        return true
    }

    /// Waits for the token.
    func token() async throws -> String {
        try await result.value().get()
    }
}
