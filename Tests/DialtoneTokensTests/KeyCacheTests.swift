#if Tokens

import Foundation
import Testing

@testable import DialtoneTokens

struct KeyCacheTests {
    private let key = TestKey.es256("k1")

    @Test func `many verifications at once cause one download`() async throws {
        let server = TestServer([key])
        let verifier = try server.verifier()
        let token = try key.token()
        let users = try await withThrowingTaskGroup(of: String.self) { group in
            for _ in 1...200 {
                group.addTask { try await verifier.verifyIDToken(token).userID }
            }
            return try await group.reduce(into: [String]()) { $0.append($1) }
        }
        #expect(users.count == 200)
        #expect(server.requests.count == 1)
    }

    @Test func `keys are downloaded again when they expire, and not before`() async throws {
        let server = TestServer([key], cacheControl: "public, max-age=900, must-revalidate")
        let verifier = try server.verifier()
        let token = try key.token()
        _ = try await verifier.verifyIDToken(token)
        server.time.advance(by: 899)
        _ = try await verifier.verifyIDToken(token)
        #expect(server.requests.count == 1)
        server.time.advance(by: 1)
        _ = try await verifier.verifyIDToken(token)
        #expect(server.requests.count == 2)
    }

    @Test func `a key that the server withdraws is refused after the keys expire`() async throws {
        let (old, new) = (key, TestKey.es256("k2"))
        let server = TestServer([old, new])
        let verifier = try server.verifier()
        let token = try old.token()
        _ = try await verifier.verifyIDToken(token)
        server.publish([new])
        server.time.advance(by: 900)
        await expectRefusal(.unknownKey) { try await verifier.verifyIDToken(token) }
    }

    @Test func `an unknown key causes a download, but at most one in 30 seconds`() async throws {
        let server = TestServer([key])
        let verifier = try server.verifier()
        _ = try await verifier.verifyIDToken(key.token())
        let new = TestKey.es256("k2")
        server.publish([key, new])
        server.time.advance(by: 29)
        await expectRefusal(.unknownKey) { try await verifier.verifyIDToken(new.token()) }
        #expect(server.requests.count == 1)
        server.time.advance(by: 1)
        #expect(try await verifier.verifyIDToken(new.token()).userID == "ada")
        #expect(server.requests.count == 2)
        for number in 1...50 {
            let forged = TestKey.es256("forged-\(number)")
            await expectRefusal(.unknownKey) { try await verifier.verifyIDToken(forged.token()) }
        }
        #expect(server.requests.count == 2)
        #expect(try await verifier.verifyIDToken(key.token()).userID == "ada")
    }

    @Test func `during an outage, keys are used until the limit and not longer`() async throws {
        let server = TestServer([key])
        let verifier = try server.verifier { $0.keyRetention = 600 }
        let token = try key.token()
        _ = try await verifier.verifyIDToken(token)
        server.fail()
        server.time.advance(by: 900 + 599)
        #expect(try await verifier.verifyIDToken(token).userID == "ada")
        #expect(server.requests.count == 2)
        server.time.advance(by: 1)
        await #expect(throws: KeysUnavailable.self) { try await verifier.verifyIDToken(token) }
        server.publish([key])
        server.time.advance(by: 30)
        #expect(try await verifier.verifyIDToken(token).userID == "ada")
    }

    @Test func `during an outage, the server is asked at most once in 30 seconds`() async throws {
        let server = TestServer([key])
        let verifier = try server.verifier()
        let token = try key.token()
        _ = try await verifier.verifyIDToken(token)
        server.fail()
        server.time.advance(by: 900)
        for _ in 1...20 { _ = try await verifier.verifyIDToken(token) }
        #expect(server.requests.count == 2)
        server.time.advance(by: 30)
        _ = try await verifier.verifyIDToken(token)
        #expect(server.requests.count == 3)
    }

    @Test func `without keys, a failed download is an error of its own, soon tried again`()
        async throws
    {
        let server = TestServer()
        server.fail()
        let verifier = try server.verifier()
        let token = try key.token()
        for _ in 1...10 {
            await #expect(throws: KeysUnavailable.self) { try await verifier.verifyIDToken(token) }
        }
        #expect(server.requests.count == 1)
        server.publish([key])
        server.time.advance(by: 1)
        #expect(try await verifier.verifyIDToken(token).userID == "ada")
    }

    @Test(arguments: [301, 404, 429, 500, 503])
    func `a response without keys does not replace the keys`(status: Int) async throws {
        let server = TestServer([key])
        let verifier = try server.verifier()
        _ = try await verifier.verifyIDToken(key.token())
        server.answer { _ in ServerExchange.Response(status: status, body: Data("{}".utf8)) }
        server.time.advance(by: 900)
        #expect(try await verifier.verifyIDToken(key.token()).userID == "ada")
        #expect(server.requests.count == 2)
    }

    @Test func `a server that does not answer is waited for until the deadline`() async throws {
        let server = TestServer([key])
        let verifier = try server.verifier()
        let token = try key.token()
        _ = try await verifier.verifyIDToken(token)
        let (asked, continuation) = AsyncStream<Void>.makeStream()
        // It ignores its cancellation, as HTTP clients may.
        let (silence, end) = AsyncStream<Void>.makeStream()
        server.answer { _ in
            continuation.yield()
            await Task { for await _ in silence {} }.value
            throw URLError(.timedOut)
        }
        server.time.advance(by: 900)
        async let verified = verifier.verifyIDToken(token)
        var requests = asked.makeAsyncIterator()
        await requests.next()
        server.time.endWaits()
        #expect(try await verified.userID == "ada")
        end.finish()
    }

    @Test func `a late response of a download that was given up changes nothing`() async throws {
        let server = TestServer([key])
        let verifier = try server.verifier()
        _ = try await verifier.verifyIDToken(key.token())
        let evil = TestKey.es256("k2")
        let (asked, continuation) = AsyncStream<Void>.makeStream()
        let (silence, end) = AsyncStream<Void>.makeStream()
        let (ended, ending) = AsyncStream<Void>.makeStream()
        server.answer { _ in
            continuation.yield()
            await Task { for await _ in silence {} }.value
            defer { ending.finish() }
            return TestServer.keySet([evil], cacheControl: "max-age=900")
        }
        server.time.advance(by: 900)
        let token = try key.token()
        async let verified = verifier.verifyIDToken(token)
        var requests = asked.makeAsyncIterator()
        await requests.next()
        server.time.endWaits()
        _ = try await verified
        end.finish()
        for await _ in ended {}
        #expect(try await verifier.verifyIDToken(key.token()).userID == "ada")
    }

    @Test(.timeLimit(.minutes(1)))
    func `a canceled caller stops waiting, and the download continues for the others`()
        async throws
    {
        let key = key
        let server = TestServer()
        let (asked, continuation) = AsyncStream<Void>.makeStream()
        let (silence, end) = AsyncStream<Void>.makeStream()
        server.answer { _ in
            continuation.yield()
            await Task { for await _ in silence {} }.value
            return TestServer.keySet([key])
        }
        let verifier = try server.verifier()
        let token = try key.token()
        let first = Task { try await verifier.verifyIDToken(token) }
        var requests = asked.makeAsyncIterator()
        await requests.next()
        let others = [Task { try await verifier.verifyIDToken(token) }, first]
        let last = Task { try await verifier.verifyIDToken(token) }
        for canceled in others {
            canceled.cancel()
            await #expect(throws: CancellationError.self) { try await canceled.value }
        }
        end.finish()
        #expect(try await last.value.userID == "ada")
        #expect(server.requests.count == 1)
    }

    @Test func `a clock that is set back does not prolong the life of keys`() async throws {
        let server = TestServer([key])
        let verifier = try server.verifier()
        _ = try await verifier.verifyIDToken(key.token())
        server.time.advance(by: -5)
        _ = try await verifier.verifyIDToken(key.token())
        #expect(server.requests.count == 2)
    }

    @Test(arguments: [
        ("max-age=900", 900.0), ("public, max-age=900, must-revalidate", 900), ("MAX-AGE=60", 60),
        ("max-age=0", 30), ("no-store", 30), ("no-cache, max-age=900", 30),
        ("max-age=31536000", 86_400), ("max-age=x", 300), ("max-age=-1", 30), ("max-age=inf", 300),
        ("max-age=nan", 300), ("max-age=\"600\"", 600), ("public", 300), ("", 300),
    ])
    func `Cache-Control sets the lifetime of keys, within limits`(text: String, seconds: Double) {
        #expect(CacheLifetime.seconds(["cache-control": text]) == seconds)
        #expect(CacheLifetime.seconds([:]) == 300)
        #expect(CacheLifetime.seconds(["cache-control": "max-age=900", "age": "100"]) == 800)
    }
}

#endif
