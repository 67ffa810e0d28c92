extension FirebaseOptions {
    /// Reads the options of a file: a property list, or a JSON object with the same keys.
    ///
    /// Yields `nil` where the file cannot be read.
    public convenience init?(contentsOfFile path: String) {
        guard let file = OptionFile(path: path) else { return nil }
        self.init(file.values)
    }

    /// The options of the app's own file, `GoogleService-Info.plist` or `.json`.
    ///
    /// It is looked for in the main bundle, beside the executable and in the current folder; the
    /// environment variable `DIALTONE_OPTIONS` names another file.
    public class func defaultOptions() -> FirebaseOptions? {
        OptionFile.search().map { FirebaseOptions($0.values) }
    }
}
