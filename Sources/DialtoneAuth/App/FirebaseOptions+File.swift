extension FirebaseOptions {
    /// Reads options from a file: a property list, or a JSON object with the same keys.
    ///
    /// Returns `nil` if the file cannot be read.
    public convenience init?(contentsOfFile path: String) {
        guard let file = OptionFile(path: path) else { return nil }
        self.init(file.values)
    }

    /// Returns the options in the app's own file, `GoogleService-Info.plist` or `.json`.
    ///
    /// The file is searched for in the main bundle, next to the executable and in the current
    /// directory; the environment variable `DIALTONE_OPTIONS` overrides its path.
    public class func defaultOptions() -> FirebaseOptions? {
        OptionFile.search().map { FirebaseOptions($0.values) }
    }
}
