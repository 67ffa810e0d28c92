// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

// What Apple's overlay adds to Objective-C classes.

extension URLSession {
    public convenience init(configuration: URLSessionConfiguration) { neverRuns() }

    public func data(for request: URLRequest) async throws -> (Data, URLResponse) { neverRuns() }
}

extension FileHandle {
    public func readToEnd() throws -> Data? { neverRuns() }
    public func write(contentsOf data: some DataProtocol) throws { neverRuns() }
    public func close() throws { neverRuns() }
}

extension NSCoder {
    public func decodeObject(of classes: [AnyClass]?, forKey key: String) -> Any? { neverRuns() }
}

extension StringProtocol {
    public func addingPercentEncoding(
        withAllowedCharacters allowedCharacters: CharacterSet
    ) -> String? { neverRuns() }

    public func trimmingCharacters(in set: CharacterSet) -> String { neverRuns() }

    public func range(
        of text: some StringProtocol,
        options: String.CompareOptions = [],
        range: Range<Index>? = nil,
        locale: Locale? = nil
    ) -> Range<Index>? { neverRuns() }

    public func replacingOccurrences(
        of text: some StringProtocol,
        with replacement: some StringProtocol,
        options: String.CompareOptions = [],
        range: Range<Index>? = nil
    ) -> String { neverRuns() }

    public func compare(
        _ other: some StringProtocol,
        options: String.CompareOptions = [],
        range: Range<Index>? = nil,
        locale: Locale? = nil
    ) -> ComparisonResult { neverRuns() }

    public func folding(options: String.CompareOptions = [], locale: Locale?) -> String {
        neverRuns()
    }
}

extension Locale.Language {
    public var maximalIdentifier: String { neverRuns() }
}

extension Locale {
    public func localizedString(forRegionCode code: String) -> String? { neverRuns() }
}

extension Data {
    public func range(
        of data: Data,
        options: SearchOptions = [],
        in range: Range<Index>? = nil
    ) -> Range<Index>? { neverRuns() }
}

extension JSONSerialization {
    public class func jsonObject(with data: Data, options: ReadingOptions = []) throws -> Any {
        neverRuns()
    }

    public class func data(
        withJSONObject object: Any,
        options: WritingOptions = []
    ) throws -> Data { neverRuns() }
}

extension PropertyListSerialization {
    public class func propertyList(
        from data: Data,
        options: ReadOptions = [],
        format: UnsafeMutablePointer<PropertyListFormat>?
    ) throws -> Any { neverRuns() }
}

extension NSError {
    public convenience init(
        domain: String,
        code: Int,
        userInfo: [String: Any]? = nil
    ) { neverRuns() }
}

open class DateFormatter: NSObject {
    public enum Style: UInt, Sendable {
        case none, short, medium, long, full
    }

    open var locale: Locale?
    open var dateStyle = Style.none
    open var timeStyle = Style.none

    open func string(from date: Date) -> String { neverRuns() }
}
