import HTTPTypes

extension HTTPFields {
    /// Fields by names that the library has no constant for; a name that is none is left out.
    init(_ fields: [String: String]) {
        self.init()
        for (name, value) in fields {
            guard let name = HTTPField.Name(name) else { continue }
            append(HTTPField(name: name, value: value))
        }
    }
}
