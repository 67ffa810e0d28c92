import Crypto
import DialtoneCore
import Foundation

/// Tells one import from another.
package enum ImportFingerprint {
    private static let chunkSize = 1 << 20

    /// The digest of the file's bytes and of how the import is meant.
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
