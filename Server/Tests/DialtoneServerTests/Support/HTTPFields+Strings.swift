import HTTPTypes

extension HTTPFields {
    /// Creates fields with names that the library has no constants for; invalid names are omitted.
    init(_ fields: [String: String]) {
        self.init()
        for (name, value) in fields {
            guard let name = HTTPField.Name(name) else { continue }
            append(HTTPField(name: name, value: value))
        }
    }
}
