import Configuration
import Testing

@testable import dialtone

@Suite struct SettingTests {
    @Test(
        arguments: [
            (.int, "a whole number"), (.double, "a number"), (.bool, "true or false"),
            (.bytes, "bytes in Base64"), (.stringArray, "a list of strings"),
            (.intArray, "a list of whole numbers"), (.doubleArray, "a list of numbers"),
            (.boolArray, "a list of true or false"), (.byteChunkArray, "a list of bytes in Base64"),
        ] as [(ConfigType, String)]
    )
    func `a value of the wrong type is reported with the expected type`(
        type: ConfigType,
        expected: String
    ) throws {
        let recorder = SettingsRecorder()
        let reader = ConfigReader(
            provider: InMemoryProvider(values: ["key": "text"]),
            accessReporter: recorder
        )
        Self.read(type, from: reader)
        let setting = try #require(recorder.settings.first)
        #expect(setting.expected == expected)
    }

    private static func read(_ type: ConfigType, from reader: ConfigReader) {
        switch type {
        case .string: _ = reader.string(forKey: "key")
        case .int: _ = reader.int(forKey: "key")
        case .double: _ = reader.double(forKey: "key")
        case .bool: _ = reader.bool(forKey: "key")
        case .bytes: _ = reader.bytes(forKey: "key")
        case .stringArray: _ = reader.stringArray(forKey: "key")
        case .intArray: _ = reader.intArray(forKey: "key")
        case .doubleArray: _ = reader.doubleArray(forKey: "key")
        case .boolArray: _ = reader.boolArray(forKey: "key")
        case .byteChunkArray: _ = reader.byteChunkArray(forKey: "key")
        }
    }
}
