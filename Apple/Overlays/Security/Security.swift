@_exported import Security

/// The same call without a pointer, for the reason that Overlays/Darwin tells.
public func SecItemCopyMatching(
    _ query: CFDictionary,
    _ result: inout CFTypeRef?
) -> OSStatus { errSecItemNotFound }
