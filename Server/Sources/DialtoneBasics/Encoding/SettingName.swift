/// The name of a setting within its group.
package struct SettingName: CodingKey, ExpressibleByStringLiteral {
    package let stringValue: String

    package init(stringLiteral name: String) {
        stringValue = name
    }

    package init?(stringValue: String) {
        self.stringValue = stringValue
    }

    package var intValue: Int? { nil }

    package init?(intValue: Int) {
        return nil
    }
}
