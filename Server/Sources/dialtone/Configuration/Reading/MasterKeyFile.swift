import DialtoneBasics
import Foundation

/// A file with a master key: 32 bytes in base64, on one line.
struct MasterKeyFile {
    let path: String

    func read() throws(ConfigurationProblem) -> MasterKey {
        guard let text = try? String(contentsOfFile: path, encoding: .utf8) else {
            throw ConfigurationProblem("The master key file \(path) cannot be read.")
        }
        guard let key = Self.key(in: text) else {
            throw ConfigurationProblem(
                "The master key file \(path) does not contain 32 bytes in base64. "
                    + "Create a key with `dialtone keys generate-master`."
            )
        }
        return key
    }

    /// The users other than the owner who can read the file.
    var otherReaders: Readers? {
        guard let access = FileStatus(ofFileAt: path)?.access else { return nil }
        if access.contains(.othersRead) { return .others }
        return access.contains(.groupReads) ? .group : nil
    }

    enum Readers {
        case others, group
    }

    /// Writes a new key that only the owner can read; an existing file is never replaced.
    ///
    /// The file is created atomically: it is written under another name and then linked to its
    /// final one. If another process has created the file in the meantime, linking fails and the
    /// existing key is returned.
    func create(random: RandomSource) throws -> MasterKey {
        let draft = path + "." + Base64URL.encode(random.bytes(6))
        let text = Self.text(of: random.bytes(MasterKey.length)) + "\n"
        defer { unlink(draft) }
        let file = open(draft, O_WRONLY | O_CREAT | O_EXCL, 0o600)
        guard file >= 0 else {
            throw CommandFailure("The master key file \(path) cannot be written.")
        }
        let handle = FileHandle(fileDescriptor: file, closeOnDealloc: true)
        try handle.write(contentsOf: Data(text.utf8))
        try handle.synchronize()
        guard link(draft, path) == 0 || errno == EEXIST else {
            throw CommandFailure("The master key file \(path) cannot be written.")
        }
        return try read()
    }

    static func text(of bytes: [UInt8]) -> String {
        Data(bytes).base64EncodedString()
    }

    static func key(in text: String) -> MasterKey? {
        let trimmed = text.trimmingCharacters(in: .whitespacesAndNewlines)
        return Data(base64Encoded: trimmed).flatMap { MasterKey(bytes: $0) }
    }
}
