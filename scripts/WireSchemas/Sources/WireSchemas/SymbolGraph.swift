import Foundation

/// What the compiler knows of a module's public symbols; the form is that of `swift-docc-symbolkit`.
struct SymbolGraph: Decodable {
    struct Symbol: Decodable {
        struct Identifier: Decodable {
            let precise: String
        }

        struct Location: Decodable {
            let uri: String
        }

        struct Comment: Decodable {
            struct Line: Decodable {
                let text: String
            }

            let lines: [Line]
        }

        let identifier: Identifier
        let pathComponents: [String]
        let docComment: Comment?
        let location: Location?

        /// The type that the symbol declares, if it declares one.
        ///
        /// A precise identifier is the mangled name behind `s:`.
        var type: Any.Type? {
            guard identifier.precise.hasPrefix("s:") else { return nil }
            return _typeByName(String(identifier.precise.dropFirst(2)))
        }
    }

    let symbols: [Symbol]

    init(contentsOf file: URL) throws {
        self = try JSONDecoder().decode(SymbolGraph.self, from: Data(contentsOf: file))
    }
}
