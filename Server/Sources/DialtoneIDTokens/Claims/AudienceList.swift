/// The audience of a token: one name, or several.
package struct AudienceList: Decodable, Hashable, Sendable {
    package let names: [String]

    package init(from decoder: any Decoder) throws {
        let container = try decoder.singleValueContainer()
        if let name = try? container.decode(String.self) {
            names = [name]
        } else {
            names = try container.decode([String].self)
        }
    }
}
