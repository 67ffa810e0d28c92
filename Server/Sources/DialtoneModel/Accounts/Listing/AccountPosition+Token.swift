import DialtoneBasics

extension AccountPosition {
    private static let separator: Character = "\n"

    /// The text that names the place, for the next request.
    package var token: String {
        let key = moment.map { String($0.milliseconds) } ?? name ?? ""
        // An ID may contain the separator.
        let id = Base64URL.encode(id.rawValue.utf8)
        return Base64URL.encode("\(part.rawValue)\n\(id)\n\(key)".utf8)
    }

    /// Parses a token of a list; `nil` if it is not one.
    package init?(token: String, of listing: AccountListing) {
        guard let bytes = Base64URL.decode(token) else { return nil }
        let fields = String(decoding: bytes, as: UTF8.self)
            .split(separator: Self.separator, maxSplits: 2, omittingEmptySubsequences: false)
        guard fields.count == 3, let part = AccountListing.Part(rawValue: String(fields[0])),
            listing.parts.contains(part), let idBytes = Base64URL.decode(String(fields[1]))
        else { return nil }
        let id = AccountID(rawValue: String(decoding: idBytes, as: UTF8.self))
        switch part {
        case .created, .signedIn:
            guard let milliseconds = Int64(fields[2]) else { return nil }
            self.init(in: part, moment: Timestamp(milliseconds: milliseconds), id: id)
        case .neverSignedIn:
            self.init(in: part, id: id)
        case .named:
            self.init(in: part, name: String(fields[2]), id: id)
        }
    }
}
