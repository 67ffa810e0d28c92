import DialtoneStorage
import Logging

/// Reads the configuration of a running server again, and applies what can change.
actor ServerReload {
    private let source: ConfigurationSource
    private let live: LiveSettings
    private let logger: Logger

    /// The hashes of the values with which the server runs, by key.
    private var inUse: [String: Int]

    /// `loaded` is the configuration with which the server starts.
    init(
        _ source: ConfigurationSource,
        from loaded: ServerConfiguration.Loaded,
        to live: LiveSettings,
        logger: Logger
    ) {
        self.source = source
        self.live = live
        self.logger = logger
        inUse = Self.digests(of: loaded)
    }

    /// Applies the configuration; one with a problem changes nothing.
    func run() async {
        do {
            let loaded = try await source.load()
            // A program can print the master key, for which the check waits.
            try await BlockingThread.run { try loaded.values.check() }
            try live.replace(by: loaded.values)
            report(Self.digests(of: loaded))
        } catch {
            let problem = error as? ConfigurationProblem
            for message in problem?.messages ?? ["\(type(of: error))"] {
                logger.error(
                    "the configuration cannot be used; the server keeps its settings",
                    metadata: ["problem": "\(message)"]
                )
            }
        }
    }

    private func report(_ read: [String: Int]) {
        let changed = Set(read.keys).union(inUse.keys).filter { read[$0] != inUse[$0] }
        let applied = changed.intersection(LiveSettings.keys)
        for key in applied { inUse[key] = read[key] }
        let waiting = changed.subtracting(applied)
        logger.notice(
            "the configuration was read again",
            metadata: ["applied": "\(Self.list(applied))"]
        )
        guard !waiting.isEmpty else { return }
        logger.warning(
            "changed settings take effect at the next restart",
            metadata: ["settings": "\(Self.list(waiting))"]
        )
    }

    private static func digests(of loaded: ServerConfiguration.Loaded) -> [String: Int] {
        Dictionary(uniqueKeysWithValues: loaded.settings.map { ($0.key, $0.digest) })
            .compactMapValues(\.self)
    }

    private static func list(_ keys: Set<String>) -> String {
        keys.isEmpty ? "none" : keys.sorted().joined(separator: ", ")
    }
}
