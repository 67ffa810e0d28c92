// POSIX as Linux has it: the names are the same, though some types are wider.
@_exported import Glibc
