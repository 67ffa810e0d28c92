#if canImport(Glibc) || canImport(Musl)
import Dispatch

#if canImport(Glibc)
import Glibc
#else
import Musl
#endif

/// Changes of the files in a directory, as the system reports them.
enum DirectoryChanges {
    /// Returns a stream with an element after a file was renamed, created or deleted; it has no
    /// elements if the directory cannot be watched.
    static func stream(of directory: String) -> AsyncStream<Void> {
        let (stream, continuation) = AsyncStream.makeStream(
            of: Void.self,
            bufferingPolicy: .bufferingNewest(1)
        )
        let file = inotify_init1(Int32(IN_NONBLOCK) | Int32(IN_CLOEXEC))
        let events = UInt32(IN_MOVED_TO | IN_CREATE | IN_DELETE)
        guard file >= 0, inotify_add_watch(file, directory, events) >= 0 else {
            if file >= 0 { close(file) }
            continuation.finish()
            return stream
        }
        let source = DispatchSource.makeReadSource(fileDescriptor: file, queue: .global())
        source.setEventHandler {
            discardEvents(of: file)
            continuation.yield()
        }
        source.setCancelHandler { close(file) }
        let watch = Watch(source: source)
        continuation.onTermination = { _ in watch.source.cancel() }
        source.activate()
        return stream
    }

    // Unchecked, because Dispatch does not say that its sources can be canceled from any thread.
    private struct Watch: @unchecked Sendable {
        let source: any DispatchSourceRead
    }

    /// The events say only which file has changed; consumers read the entry anyway.
    private static func discardEvents(of file: Int32) {
        var buffer = [UInt8](repeating: 0, count: 4_096)
        while read(file, &buffer, buffer.count) > 0 {}
    }
}
#endif
