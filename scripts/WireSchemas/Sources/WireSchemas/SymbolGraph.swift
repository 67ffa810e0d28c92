import Foundation

/// What the compiler knows of the public symbols of modules; the form is that of `swift-docc-symbolkit`.
struct SymbolGraph: Decodable {
    struct Symbol: Decodable {
        struct Kind: Decodable {
            let identifier: String
        }

        struct Fragment: Decodable {
            let spelling: String
        }

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

        let kind: Kind
        let identifier: Identifier
        let pathComponents: [String]
        let docComment: Comment?
        let location: Location?
        let declarationFragments: [Fragment]?

        /// Whether it is a property with a value of its own; computed ones are shown with their getters.
        var isStoredProperty: Bool {
            let declaration = (declarationFragments ?? []).map(\.spelling).joined()
            return kind.identifier == "swift.property" && !declaration.contains("{")
        }

        /// The type that the symbol declares, if it declares one.
        ///
        /// A precise identifier is the mangled name behind `s:`.
        var type: Any.Type? {
            guard identifier.precise.hasPrefix("s:") else { return nil }
            return _typeByName(String(identifier.precise.dropFirst(2)))
        }
    }

    let symbols: [Symbol]

    /// Reads one file for each module.
    init(contentsOf files: [URL]) throws {
        symbols = try files.flatMap { file in
            try JSONDecoder().decode(SymbolGraph.self, from: Data(contentsOf: file)).symbols
        }
    }
}
