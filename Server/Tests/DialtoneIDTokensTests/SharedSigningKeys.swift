import DialtoneBasics
import DialtoneIDTokens
import DialtoneModel

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

    /// The clock that all nodes share.
    private var time: Timestamp?

    func setTime(_ time: Timestamp) {
        self.time = time
    }

    func deleteOutlivedKeys(at now: Timestamp) {
        let outlived = SealedSigningKey.outlived(among: keys, at: min(now, time ?? now))
        keys.removeAll { outlived.contains($0) }
    }

    func replace(_ keys: [SealedSigningKey]) {
        self.keys = keys
    }
}
