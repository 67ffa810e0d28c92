import DialtoneCore
import Foundation

extension RandomSource {
    /// The operating system's generator.
    static let system = RandomSource { count in
        let bytes = [UInt8](unsafeUninitializedCapacity: count) { buffer, filled in
            filled = getentropy(buffer.baseAddress, count) == 0 ? count : 0
        }
        // The system gives 256 bytes at once, and no more; nothing here asks for so many.
        return bytes.count == count ? bytes : slowly(count)
    }

    /// Asks the system for every eight bytes.
    private static func slowly(_ count: Int) -> [UInt8] {
        var generator = SystemRandomNumberGenerator()
        return (0..<count).map { _ in generator.next() }
    }
}
