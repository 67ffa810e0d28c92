@testable import DialtoneCore

/// The keys that the nodes of one test share, as a database would keep them.
actor SharedSigningKeys: SigningKeyStore {
    private(set) var keys: [SealedSigningKey] = []
    private var algorithms: Set<SigningAlgorithm>

    init(projectAlgorithms: Set<SigningAlgorithm> = []) {
        algorithms = projectAlgorithms
    }

    func signingKeys() -> [SealedSigningKey] { keys }

    func projectAlgorithms() -> Set<SigningAlgorithm> { algorithms }

    func nameAlgorithms(_ algorithms: Set<SigningAlgorithm>) {
        self.algorithms = algorithms
    }

    func insert(
        _ key: SealedSigningKey,
        if isDue: @Sendable ([SealedSigningKey]) -> Bool
    ) {
        guard isDue(keys), !keys.contains(where: { $0.id == key.id }) else { return }
        keys.append(key)
    }

    func deleteSigningKeys(publishedUntilBefore moment: Timestamp) {
        keys.removeAll { $0.publishedUntil < moment }
    }

    func replace(_ keys: [SealedSigningKey]) {
        self.keys = keys
    }
}
