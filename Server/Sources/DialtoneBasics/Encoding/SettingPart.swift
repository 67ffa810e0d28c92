/// One setting of a ``SettingsGroup`` type: its name and its property.
package struct SettingPart<Settings> {
    let read: (inout Settings, KeyedDecodingContainer<SettingName>) throws -> Void
    let write: (Settings, inout KeyedEncodingContainer<SettingName>) throws -> Void

    /// A setting that is replaced as a whole.
    package init(_ name: SettingName, _ path: WritableKeyPath<Settings, some Codable>) {
        read = { settings, container in
            try container.update(&settings[keyPath: path], forKey: name)
        }
        write = { settings, container in
            try container.encode(settings[keyPath: path], forKey: name)
        }
    }

    /// A nested group of settings, whose defaults depend on its parent.
    package init(_ name: SettingName, _ path: WritableKeyPath<Settings, some SettingsGroup>) {
        read = { settings, container in
            guard container.contains(name) else { return }
            try settings[keyPath: path].update(from: container.superDecoder(forKey: name))
        }
        write = { settings, container in
            try container.encode(settings[keyPath: path], forKey: name)
        }
    }
}
