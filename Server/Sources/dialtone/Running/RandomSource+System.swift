import DialtoneBasics
import Foundation

extension RandomSource {
    /// The operating system's generator.
    static let system = RandomSource { count in
        let bytes = [UInt8](unsafeUninitializedCapacity: count) { buffer, filled in
            filled = getentropy(buffer.baseAddress, count) == 0 ? count : 0
        }
        // The system call returns at most 256 bytes, and no caller requests that many.
        return bytes.count == count ? bytes : slowly(count)
    }

    /// Generates the bytes in groups of eight, with one call for each.
    private static func slowly(_ count: Int) -> [UInt8] {
        var generator = SystemRandomNumberGenerator()
        return (0..<count).map { _ in generator.next() }
    }
}
