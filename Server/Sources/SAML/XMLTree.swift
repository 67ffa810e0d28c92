import CXMLSecurity

/// An XML element with its content.
struct XMLTree: Sendable {
    let namespace: String?
    let name: String
    private(set) var attributes: [Attribute] = []
    private(set) var children: [XMLTree] = []

    /// The element's own text, without that of its children and of comments.
    private(set) var text = ""

    struct Attribute: Sendable {
        let namespace: String?
        let name: String
        let value: String
    }

    /// Parses a whole document.
    init(_ document: [UInt8]) throws(SAMLFault) {
        var builder = Builder()
        let verdict = withUnsafeMutablePointer(to: &builder) { builder in
            document.withUnsafeBufferPointer { bytes in
                xs_read(
                    xs_bytes(start: bytes.baseAddress, count: bytes.count),
                    Builder.reader(into: builder)
                )
            }
        }
        try SAMLFault.check(verdict)
        guard let root = builder.root else { throw .unreadable }
        self = root
    }

    private init(namespace: String?, name: String) {
        self.namespace = namespace
        self.name = name
    }

    /// The value of an attribute without a namespace.
    subscript(_ attribute: String) -> String? {
        attributes.first { $0.namespace == nil && $0.name == attribute }?.value
    }

    func isNamed(_ name: SAMLName) -> Bool {
        namespace == name.namespace && self.name == name.local
    }

    func children(_ name: SAMLName) -> [XMLTree] { children.filter { $0.isNamed(name) } }

    /// The only child with this name; `nil` if there is none or more than one.
    func onlyChild(_ name: SAMLName) -> XMLTree? {
        let found = children(name)
        return found.count == 1 ? found[0] : nil
    }

    /// The text without leading and trailing white space.
    var trimmedText: String {
        let isSpace = { (character: Character) in character.isWhitespace }
        let start = text.drop(while: isSpace)
        guard let end = start.lastIndex(where: { !isSpace($0) }) else { return "" }
        return String(start[...end])
    }
}

extension XMLTree {
    /// Builds the tree from the parser's events.
    private struct Builder {
        var open: [XMLTree] = []
        var root: XMLTree?

        static func reader(into builder: UnsafeMutablePointer<Builder>) -> xs_reader {
            xs_reader(
                context: builder,
                begin: { context, namespace, name in
                    guard let name else { return }
                    Builder.at(context)?.pointee.open.append(
                        XMLTree(
                            namespace: namespace.map { String(cString: $0) },
                            name: String(cString: name)
                        )
                    )
                },
                attribute: { context, namespace, name, value in
                    guard let name, let value else { return }
                    Builder.at(context)?.pointee.add(
                        Attribute(
                            namespace: namespace.map { String(cString: $0) },
                            name: String(cString: name),
                            value: String(cString: value)
                        )
                    )
                },
                text: { context, text in
                    guard let text else { return }
                    Builder.at(context)?.pointee.add(String(cString: text))
                },
                end: { context in Builder.at(context)?.pointee.end() }
            )
        }

        private static func at(_ context: UnsafeMutableRawPointer?) -> UnsafeMutablePointer<Self>? {
            context?.assumingMemoryBound(to: Self.self)
        }

        mutating func add(_ attribute: Attribute) {
            guard !open.isEmpty else { return }
            open[open.count - 1].attributes.append(attribute)
        }

        mutating func add(_ text: String) {
            guard !open.isEmpty else { return }
            open[open.count - 1].text += text
        }

        mutating func end() {
            guard let element = open.popLast() else { return }
            if open.isEmpty {
                root = element
            } else {
                open[open.count - 1].children.append(element)
            }
        }
    }
}
