import DialtoneCore

extension ProjectRegistry {
    /// The registry as a command uses it, which has nobody to hand in time and randomness.
    init(of store: any DataStore) {
        self.init(store: store, clock: .system(), random: .system)
    }
}
