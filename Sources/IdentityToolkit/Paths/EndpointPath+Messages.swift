extension EndpointPath {
    /// Returns the delivery status of a message; a Dialtone extension.
    public static let messageStatus = Self("dialtone/v1/accounts:messageStatus")
}
