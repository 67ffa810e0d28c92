extension PushPlatform {
    /// The platform that the process runs on.
    static var current: Self {
        #if canImport(UIKit) && !os(watchOS)
        apple
        #else
        Self()
        #endif
    }
}
