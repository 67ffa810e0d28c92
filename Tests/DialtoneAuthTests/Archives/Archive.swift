import Foundation

/// Archives as apps write and read them.
enum Archive {
    static func read<Object: NSObject & NSSecureCoding>(
        _ data: Data,
        as kind: Object.Type = Object.self
    ) -> Object? {
        (try? NSKeyedUnarchiver.unarchivedObject(ofClass: kind, from: data)) ?? nil
    }

    static func data(of object: some NSObject & NSSecureCoding) throws -> Data {
        try NSKeyedArchiver.archivedData(withRootObject: object, requiringSecureCoding: true)
    }

    static func copy<Object: NSObject & NSSecureCoding>(_ object: Object) throws -> Object? {
        read(try data(of: object), as: Object.self)
    }
}
