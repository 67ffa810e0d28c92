import Foundation

/// The texts of a folder of the repository that has a JSON file for each language.
package struct LanguageFiles<Texts: Decodable & Sendable>: Sendable {
    /// The texts by BCP 47 tag, as in the names of the files.
    package let texts: [String: Texts]

    package let english: Texts

    /// Decodes files by their names; `folder` is for error messages.
    ///
    /// Throws if a file lacks a text, or if there is no English one.
    package init(_ files: [String: [UInt8]], of folder: String) throws {
        let decoder = JSONDecoder()
        var texts: [String: Texts] = [:]
        for (name, bytes) in files {
            do {
                let tag = name.replacing(".json", with: "")
                texts[tag] = try decoder.decode(Texts.self, from: Data(bytes))
            } catch {
                throw InvalidTexts(file: "\(folder)/\(name)", reason: "\(error)")
            }
        }
        guard let english = texts["en"] else {
            throw InvalidTexts(file: "\(folder)/en.json", reason: "missing")
        }
        self.texts = texts
        self.english = english
    }

    /// The texts by tag in lower case.
    package var byLowercaseTag: [String: Texts] {
        Dictionary(texts.map { ($0.lowercased(), $1) }) { first, _ in first }
    }
}

private struct InvalidTexts: Error, CustomStringConvertible {
    let file: String
    let reason: String

    var description: String { "\(file) is invalid: \(reason)" }
}
