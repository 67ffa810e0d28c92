/// The token of an `Authorization` header with the scheme `Bearer`.
struct Bearer {
    let token: Substring

    /// `nil` for other schemes, which mean nothing here.
    init?(_ header: String?) {
        guard let header, let space = header.firstIndex(of: " "),
            header[..<space].lowercased() == "bearer"
        else { return nil }
        token = header[header.index(after: space)...].drop { $0 == " " }
    }

    /// Whether it is the word that Google's admin SDKs send in their emulator mode.
    var isOwner: Bool { token.lowercased() == "owner" }
}
