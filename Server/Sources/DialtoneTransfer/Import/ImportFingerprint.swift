import Crypto
import Foundation

/// The fingerprint that identifies an import.
package enum ImportFingerprint {
    private static let chunkSize = 1 << 20

    /// A digest of the file's contents and of the import's options.
    package static func make(
        path: String,
        format: AccountFormat,
        meaning: [String]
    ) throws(SourceFailure) -> [UInt8] {
        guard let file = FileHandle(forReadingAtPath: path) else { throw .unreadable }
        var hash = SHA256()
        for part in [format.rawValue] + meaning {
            hash.update(data: Array(part.utf8) + [0])
        }
        do {
            while let chunk = try file.read(upToCount: chunkSize), !chunk.isEmpty {
                hash.update(data: chunk)
            }
        } catch {
            throw .unreadable
        }
        return Array(hash.finalize())
    }
}
