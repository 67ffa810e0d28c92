extension EndpointPath {
    /// Tells what became of a message; Dialtone's own.
    public static let messageStatus = Self("dialtone/v1/accounts:messageStatus")
}
