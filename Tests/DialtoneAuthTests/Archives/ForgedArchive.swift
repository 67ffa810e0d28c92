import Foundation

@testable import DialtoneAuth

/// An archive that claims to be of one class and holds what it likes.
final class ForgedArchive: NSObject, NSSecureCoding {
    static var supportsSecureCoding: Bool { true }

    private let values: [String: Any]

    init(_ values: [String: Any]) {
        self.values = values
    }

    init?(coder: NSCoder) { nil }

    func encode(with coder: NSCoder) {
        for (key, value) in values { coder.encode(value, forKey: key) }
    }

    func data(as claimed: AnyClass) -> Data {
        let archiver = NSKeyedArchiver(requiringSecureCoding: true)
        archiver.outputFormat = .xml
        archiver.encode(self, forKey: NSKeyedArchiveRootObjectKey)
        let text = String(decoding: archiver.encodedData, as: UTF8.self)
        let name = NSStringFromClass(ForgedArchive.self)
        return Data(text.replacingOccurrences(of: name, with: NSStringFromClass(claimed)).utf8)
    }
}
