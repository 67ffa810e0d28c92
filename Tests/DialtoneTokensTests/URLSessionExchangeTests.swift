#if Tokens

import Foundation
import Testing

@testable import DialtoneTokens

/// Examples/TokenBackEnd tests the rest of the client, with real servers.
struct URLSessionExchangeTests {
    @Test func `a request that is canceled before it starts ends at once`() async throws {
        let url = try #require(URL(string: "http://127.0.0.1:1"))
        let request = ServerExchange.Request(url: url, timeout: 600, maximumLength: 1)
        let client = URLSessionExchange()
        let sending = Task {
            withUnsafeCurrentTask { $0?.cancel() }
            return try await client.send(request)
        }
        await #expect(throws: CancellationError.self) { try await sending.value }
    }
}

#endif
