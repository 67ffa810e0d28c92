/// Takes a property that can be read.
func readable<Root, Value>(_ path: KeyPath<Root, Value>) {}

/// Takes a property that can be assigned.
func writable<Root, Value>(_ path: ReferenceWritableKeyPath<Root, Value>) {}
