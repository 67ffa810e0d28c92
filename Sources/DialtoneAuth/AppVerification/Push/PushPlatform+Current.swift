extension PushPlatform {
    /// That of the machine.
    static var current: Self {
        #if canImport(UIKit) && !os(watchOS)
        apple
        #else
        Self()
        #endif
    }
}
