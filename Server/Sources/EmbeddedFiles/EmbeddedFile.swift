import Foundation

/// A file of the repository that is embedded in the executable.
package struct EmbeddedFile: Sendable {
    private enum Content: Sendable {
        /// In the executable, with NUL at its end.
        case embedded(Embedded)
        case copied([UInt8])
    }

    // What the executable contains never changes.
    private struct Embedded: @unchecked Sendable {
        let start: UnsafePointer<CChar>
    }

    private let content: Content

    init(embeddedAt start: UnsafePointer<CChar>) {
        content = .embedded(Embedded(start: start))
    }

    /// Creates a file that the executable does not contain.
    package init(_ bytes: [UInt8]) {
        content = .copied(bytes)
    }

    /// A copy of the bytes.
    ///
    /// Without a copy, a file needs no memory: the system loads only the parts of an executable that
    /// are read.
    package var bytes: [UInt8] {
        switch content {
        case .embedded(let embedded):
            Array(UnsafeRawBufferPointer(start: embedded.start, count: strlen(embedded.start)))
        case .copied(let bytes): bytes
        }
    }
}
