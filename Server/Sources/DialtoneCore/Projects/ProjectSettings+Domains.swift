extension ProjectSettings {
    /// Whether apps and mails may send users to the address.
    func authorizes(_ address: WebAddress) -> Bool {
        authorizedDomains.contains { $0.lowercased() == address.host }
    }
}
