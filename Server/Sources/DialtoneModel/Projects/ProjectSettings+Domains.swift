package import DialtoneBasics

extension ProjectSettings {
    /// Whether apps and mails may redirect users to the address.
    package func authorizes(_ address: WebAddress) -> Bool {
        authorizedDomains.contains { $0.lowercased() == address.host }
    }
}
