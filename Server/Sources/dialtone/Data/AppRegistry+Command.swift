import DialtoneFlows
import DialtoneModel

extension AppRegistry {
    /// Creates the registry of a command, with the system's clock and random source.
    init(of store: any DataStore) {
        self.init(store: store, clock: .system(), random: .system)
    }
}
