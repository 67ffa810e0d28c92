import DialtoneBasics
@testable import DialtoneIDTokens
import Testing

@Suite struct KeyRotationTests {
    private let rotation = KeyRotation()
    private let start = TokenNode.start

    @Test func `the first key signs at once`() throws {
        let key = try #require(rotation.dueKey(after: [], at: start))
        #expect(key.signsFrom == start)
        #expect(key.maySign(at: start))
    }

    @Test func `a first key of an algorithm waits while others sign, and no longer`() throws {
        let other = try #require(rotation.dueKey(after: [], at: start))
        for (now, signsFrom) in [
            (start + .days(1), start + .days(1) + rotation.lead),
            (other.signsUntil - .minutes(10), other.signsUntil),
            (other.signsUntil, other.signsUntil),
        ] {
            let key = try #require(rotation.dueKey(after: [], substitutes: [other], at: now))
            #expect(key.signsFrom == signsFrom)
        }
    }

    @Test func `a young key gets no successor`() throws {
        let key = try #require(rotation.dueKey(after: [], at: start))
        for day in 0..<29 {
            #expect(rotation.dueKey(after: [key], at: start + .days(Int64(day))) == nil)
        }
    }

    @Test func `regular maintenance keeps one key signing, and publishes each in time`() throws {
        var keys: [KeyLifetime] = []
        var now = start
        let end = start + .days(120)
        while now < end {
            if let key = rotation.dueKey(after: keys, at: now) {
                let isFirst = keys.isEmpty
                #expect(isFirst || key.signsFrom - key.createdAt >= rotation.lead)
                keys.append(key)
            }
            #expect(keys.filter { $0.maySign(at: now) }.count == 1)
            now = now + .minutes(10)
        }
        #expect(keys.count == 4 || keys.count == 5)
    }

    @Test func `a key stays published longer than anything it signed is valid`() throws {
        let key = try #require(rotation.dueKey(after: [], at: start))
        let lastCookieExpires = key.signsUntil + SessionCookie.longestLifetime
        #expect(SessionCookie.longestLifetime >= TokenPair.idTokenLifetime)
        #expect(key.publishedUntil - lastCookieExpires == rotation.overlap)
        #expect(key.isPublished(at: lastCookieExpires))
        #expect(!key.isPublished(at: key.publishedUntil))
    }

    @Test func `a server that missed several rotations can sign at once`() throws {
        let key = try #require(rotation.dueKey(after: [], at: start))
        let later = start + .days(90)
        #expect(try #require(rotation.dueKey(after: [key], at: later)).maySign(at: later))
    }

    @Test func `a key dated in the future does not prevent the creation of usable keys`()
        throws
    {
        let ahead = try #require(rotation.dueKey(after: [], at: start + .days(60)))
        var keys = [ahead]
        for hour in 0..<(90 * 24) {
            let now = start + .hours(Int64(hour))
            if let key = rotation.dueKey(after: keys, at: now) { keys.append(key) }
            #expect(keys.contains { $0.maySign(at: now) })
        }
        #expect(keys.count <= 6)
    }

    @Test func `a replacement signs at once if no other key can`() throws {
        let ahead = try #require(rotation.dueKey(after: [], at: start + .days(60)))
        #expect(rotation.replacement(of: [ahead], at: start).maySign(at: start))
        let present = try #require(rotation.dueKey(after: [], at: start))
        #expect(!rotation.replacement(of: [ahead, present], at: start).maySign(at: start))
    }

    @Test func `a replacement is published before it signs`() {
        let key = rotation.replacement(at: start)
        #expect(key.isPublished(at: start))
        #expect(!key.maySign(at: start))
        #expect(key.maySign(at: start + rotation.lead))
    }
}
