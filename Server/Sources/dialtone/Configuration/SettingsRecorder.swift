import Configuration
import Synchronization

/// Remembers which settings were asked for, and what the answer was.
///
/// What the types ask for is what exists: so it tells which keys of a file nobody knows, and
/// what `dialtone config` shows.
final class SettingsRecorder: AccessReporter {
    private let recorded = Mutex<[String: Setting]>([:])

    func report(_ event: AccessEvent) {
        let setting = Setting(event)
        recorded.withLock { $0[setting.key] = setting }
    }

    var settings: [Setting] {
        recorded.withLock { $0.values.sorted { $0.key < $1.key } }
    }
}
