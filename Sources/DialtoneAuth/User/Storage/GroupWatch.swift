/// Calls back after each change of an access group's user, until it is released.
final class GroupWatch: Sendable {
    let group: CredentialGroup
    private let task: Task<Void, Never>

    init(
        _ group: CredentialGroup,
        _ changes: AsyncStream<Void>,
        changed: @escaping @Sendable () -> Void
    ) {
        self.group = group
        task = Task { for await _ in changes { changed() } }
    }

    deinit { task.cancel() }
}
