extension ServerConfiguration {
    /// Throws one problem that names all that keeps a server from starting with these values, as
    /// far as it shows without a start.
    ///
    /// Commands beside the server need less: most of them have no use for the master key.
    func check() throws {
        var problems = ConfigurationProblems()
        _ = try problems.collect { try listen.checkPublicURL() }
        _ = try problems.collect { try database.checkFolder() }
        _ = try problems.collect { try masterKey.load() }
        guard problems.isEmpty else { throw problems.all }
    }
}
