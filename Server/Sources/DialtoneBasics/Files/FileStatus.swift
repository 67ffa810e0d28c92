import CFileStatus
import Foundation

/// The metadata of a file: its kind, what other users may do, its owner, and its identity.
package struct FileStatus: Sendable {
    /// The identity of a file, which stays the same when it is renamed.
    package struct Identity: Hashable, Sendable {
        fileprivate let device: UInt64
        fileprivate let number: UInt64
    }

    /// What users other than the owner may do.
    package struct Access: OptionSet, Sendable {
        package let rawValue: UInt32

        package init(rawValue: UInt32) {
            self.rawValue = rawValue
        }

        package static let groupReads = Self(rawValue: 0o040)
        package static let groupWrites = Self(rawValue: 0o020)
        package static let othersRead = Self(rawValue: 0o004)
        package static let othersWrite = Self(rawValue: 0o002)
    }

    package let identity: Identity
    package let access: Access

    /// The ID of the user that owns the file.
    package let owner: UInt32
    package let isOwnedByThisUser: Bool
    package let isRegularFile: Bool
    package let isSocket: Bool

    /// Reads the metadata of the file at the path; `nil` if there is none.
    ///
    /// A symbolic link is followed, unless `followsLinks` is `false`.
    package init?(ofFileAt path: String, followsLinks: Bool = true) {
        var status = dialtone_file_status()
        guard dialtone_file_status_at(path, followsLinks, &status) else { return nil }
        self.init(status)
    }

    /// Reads the metadata of an open file.
    package init?(descriptor: Int32) {
        var status = dialtone_file_status()
        guard dialtone_file_status_of(descriptor, &status) else { return nil }
        self.init(status)
    }

    private init(_ status: dialtone_file_status) {
        identity = Identity(device: status.device, number: status.number)
        access = Access(rawValue: status.permissions)
        owner = UInt32(status.owner)
        isOwnedByThisUser = status.owner == geteuid()
        isRegularFile = status.is_regular
        isSocket = status.is_socket
    }
}
