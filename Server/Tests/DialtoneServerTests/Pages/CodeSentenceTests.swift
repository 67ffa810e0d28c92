import Foundation
import IdentityToolkit
import Testing

@testable import DialtoneServer

/// The sentences that pages of the console show instead of error codes.
struct CodeSentenceTests {
    /// The codes that the conversion of refusals sends without an explanation, as its sources have
    /// them.
    private static let bareNames: [String] = {
        let folder = URL(filePath: #filePath).deletingLastPathComponent()
            .appending(path: "../../../Sources/DialtoneServer/Errors")
        let files = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
        let names = files.flatMap { file -> [String] in
            let text =
                (try? String(contentsOf: folder.appending(path: file), encoding: .utf8)) ?? ""
            return text.matches(of: /init\(code: \.(\w+)\)/).map { String($0.1) }
        }
        return Set(names).sorted()
    }()

    /// The sources of the sentences, in which each such code has its place.
    private static let source: String = {
        let file = URL(filePath: #filePath).deletingLastPathComponent()
            .appending(
                path: "../../../Sources/DialtoneServer/Pages/Console/Site/CodeSentence.swift"
            )
        return (try? String(contentsOf: file, encoding: .utf8)) ?? ""
    }()

    @Test func `every code without an explanation has a sentence`() {
        #expect(Self.bareNames.count > 50)
        let words = Set(Self.source.matches(of: /\.(\w+)/).map { String($0.1) })
        let missing = Self.bareNames.filter { !words.contains($0) }
        #expect(missing == [])
    }

    @Test(arguments: [
        WireErrorCode.passkeyEnrollmentNotFound, .emailExists, .phoneNumberExists, .notFound,
        WireErrorCode(rawValue: "SOMETHING_NEW"),
    ])
    func `no sentence has the code`(code: WireErrorCode) {
        let sentence = CodeSentence.of(code)
        #expect(sentence.hasSuffix("."))
        #expect(!sentence.contains("_"))
    }
}
