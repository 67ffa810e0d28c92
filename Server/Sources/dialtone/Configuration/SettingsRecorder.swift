import Configuration
import Synchronization

/// Records the settings that are read and their values.
///
/// The settings that are read are the ones that exist, so the record shows which keys of a file are
/// unknown, and it is the content of `dialtone config`.
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
