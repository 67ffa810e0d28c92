extension String {
    /// Decodes the text of a C character array, up to its NUL.
    init(terminatedBytes bytes: UnsafeRawBufferPointer) {
        self.init(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self)
    }
}
