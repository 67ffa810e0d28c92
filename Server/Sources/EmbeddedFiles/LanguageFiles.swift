import Foundation
import Synchronization

/// The texts of a folder of the repository that has a JSON file for each language.
///
/// A file is decoded when its texts are first used, and at the start only the English one.
package final class LanguageFiles<Texts: Decodable & Sendable>: Sendable {
    package let english: Texts

    private let files: [String: EmbeddedFile]
    private let folder: String
    private let decoded: Mutex<[String: Texts]>

    /// Takes files by their names; `folder` is for error messages.
    ///
    /// Throws if there is no English one, or if it lacks a text.
    package init(_ files: [String: EmbeddedFile], of folder: String) throws {
        self.files = Dictionary(
            uniqueKeysWithValues: files.map { ($0.replacing(".json", with: ""), $1) }
        )
        self.folder = folder
        guard let english = self.files["en"] else {
            throw InvalidTexts(file: "\(folder)/en.json", reason: "missing")
        }
        self.english = try Self.decoded(english, named: "\(folder)/en.json")
        decoded = Mutex(["en": self.english])
    }

    /// The BCP 47 tags of the languages, as in the names of the files.
    package var tags: [String] { files.keys.sorted() }

    /// The files by tag.
    package var sources: [String: EmbeddedFile] { files }

    /// Returns the texts of a language; `nil` if there is no file of this tag.
    ///
    /// Throws if the file lacks a text.
    package func texts(of tag: String) throws -> Texts? {
        if let known = decoded.withLock({ $0[tag] }) { return known }
        guard let file = files[tag] else { return nil }
        let texts = try Self.decoded(file, named: "\(folder)/\(tag).json")
        decoded.withLock { $0[tag] = texts }
        return texts
    }

    /// Returns the texts of every language by its tag in lower case.
    package func byLowercaseTag() throws -> [String: Texts] {
        try tags.reduce(into: [:]) { all, tag in all[tag.lowercased()] = try texts(of: tag) }
    }

    private static func decoded(_ file: EmbeddedFile, named name: String) throws -> Texts {
        do {
            return try JSONDecoder().decode(Texts.self, from: Data(file.bytes))
        } catch {
            throw InvalidTexts(file: name, reason: "\(error)")
        }
    }
}

private struct InvalidTexts: Error, CustomStringConvertible {
    let file: String
    let reason: String

    var description: String { "\(file) is invalid: \(reason)" }
}
