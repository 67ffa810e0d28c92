import Foundation

/// What the compiler writes about some types of the protocol, shortened, with other comments.
enum SampleGraph {
    static let file = URL(filePath: #filePath)
        .deletingLastPathComponent().appending(path: "sample.symbols.json")
}
