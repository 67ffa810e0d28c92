@testable import DialtonePush
import DialtoneTestSupport
import Foundation
import Testing

/// Tests with files that need minutes of work before their password can be compared.
///
/// Without the limit, each of these tests computes until it is killed.
struct PKCS12WorkTests {
    /// A file with the password `password`: the layer of its certificates needs 2,048 rounds and
    /// contains a key whose own encryption needs 2,147,483,647.
    private static let nested = [
        "MIIBpgIBAzCCAVwGCSqGSIb3DQEHAaCCAU0EggFJMIIBRTCCAUEGCSqGSIb3DQEHBqCCATIwggEuAgEAMIIBJwYJ",
        "KoZIhvcNAQcBMFcGCSqGSIb3DQEFDTBKMCkGCSqGSIb3DQEFDDAcBAgBAgMEBQYHCAICCAAwDAYIKoZIhvcNAgkF",
        "ADAdBglghkgBZQMEASoEEIvuwyiDsbQvCefl14m+XHGAgcCbGcIN6ctW7sjYuM2IjbSytn6ZTDTzHZFCPzrgdffE",
        "Wil8dzJkaCRtYly10dOhAlUGO/LnIho67cAq+Eb8yaFS0pReiP5zM4qSGBxfWLtI8DLRcHSH4kXyA9mW450I8M1r",
        "ZKT8EGKIg42PwQyRZII8VhnNV0+MDqW1GcYgliYu7QkiQ7hSac6iIBCoTW1LnCmUBsT+/DBUMMj44JCKas8BL4Ct",
        "MJrzGfYMqjyFL5Rkg/CsdQ3ESoszOTarR3YzHxAwQTAxMA0GCWCGSAFlAwQCAQUABCCcMrc43xWT2fbRyg7jMxzn",
        "IkSWQ6JMxbVC9haO98r4uwQIAQIDBAUGBwgCAggA",
    ].joined()

    private static let tooMany =
        "The .p12 file uses too many iterations for its encryption. "
        + "Export it again with fewer iterations."

    /// A file of `openssl` with changed numbers of rounds.
    private func file(
        _ options: [String],
        replacing old: [UInt8],
        with new: [UInt8]
    ) throws -> (bytes: [UInt8], count: Int) {
        var file = P12()
        file.options = options
        var bytes = try file.bytes(by: try TestAuthority())
        var count = 0
        for start in bytes.indices.dropLast(old.count - 1)
        where bytes[start..<start + old.count].elementsEqual(old) {
            bytes.replaceSubrange(start..<start + old.count, with: new)
            count += 1
        }
        return (bytes, count)
    }

    private func problem(_ bytes: [UInt8], password: String = "pässword") -> String? {
        do {
            _ = try PKCS12File(bytes, password: password)
            return nil
        } catch {
            return error.description
        }
    }

    @Test(arguments: [[], ["-legacy"], ["-nomac"], ["-keypbe", "NONE"], ["-certpbe", "NONE"]])
    func `millions of rounds are refused wherever they are requested`(
        options: [String]
    ) throws {
        // 131,072 and 8,388,607 rounds, as integers of three bytes.
        let (bytes, count) = try file(
            options + ["-iter", "131072"],
            replacing: [2, 3, 2, 0, 0],
            with: [2, 3, 0x7F, 0xFF, 0xFF]
        )
        #expect(count > 0)
        #expect(problem(bytes) == Self.tooMany)
    }

    @Test func `millions of rounds in the last place only are refused too`() throws {
        let (bytes, count) = try file(
            ["-maciter", "-iter", "131072"],
            replacing: [2, 3, 2, 0, 0],
            with: [2, 3, 2, 0, 0]
        )
        var hostile = bytes
        let last = try #require(
            hostile.indices.last { hostile[$0...].starts(with: [2, 3, 2, 0, 0]) }
        )
        hostile.replaceSubrange(last..<last + 5, with: [2, 3, 0x7F, 0xFF, 0xFF])
        #expect(count > 1)
        #expect(problem(hostile) == Self.tooMany)
    }

    @Test func `rounds inside an encrypted layer are refused before they run`()
        throws
    {
        let bytes = Array(try #require(Data(base64Encoded: Self.nested)))
        #expect(problem(bytes, password: "password") == Self.tooMany)
    }

    @Test func `rounds of all layers are added up`() throws {
        var work = PKCS12Work()
        for _ in 0..<10 { try work.add(rounds: 100_000) }
        #expect(throws: PKCS12Work.tooMuch) { try work.add(rounds: 1) }
        #expect(throws: PKCS12Work.tooMuch) { try work.add(rounds: -1) }
        #expect(throws: PKCS12Work.tooMuch) { try work.add(rounds: .max) }
    }

    @Test func `the number of rounds that current tools use is accepted`() throws {
        let file = try file(["-iter", "100000"], replacing: [0xFF, 0xFE, 0xFD], with: [0, 0, 0])
        #expect(problem(file.bytes) == nil)
    }

    @Test func `an overlong password is refused`() throws {
        let bytes = try P12().bytes(by: try TestAuthority())
        let long = String(repeating: "p", count: 2_000)
        #expect(problem(bytes, password: long) == "The file is not a valid .p12 file.")
    }
}
