import Dispatch

/// Waits until everything that was put on the main queue so far has run.
func drainMainQueue() async {
    await withCheckedContinuation { continuation in
        DispatchQueue.main.async { continuation.resume() }
    }
}
