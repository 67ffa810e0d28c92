/// The token of an `Authorization` header with the scheme `Bearer`.
struct Bearer {
    let token: Substring

    /// Returns `nil` for other schemes, which are not supported.
    init?(_ header: String?) {
        guard let header, let space = header.firstIndex(of: " "),
            header[..<space].lowercased() == "bearer"
        else { return nil }
        token = header[header.index(after: space)...].drop { $0 == " " }
    }

    /// Whether it is the token that Google's admin SDKs send in emulator mode.
    var isOwner: Bool { token.lowercased() == "owner" }
}
