// POSIX as Linux has it: the names are the same, though some types are wider.
@_exported import Glibc

/// A plain number here, and of a type of its own on Linux.
public var SOCK_STREAM: Int32 { 1 }

/// A socket option that Linux lacks.
public var SO_NOSIGPIPE: Int32 { 0x1022 }
