import DialtoneBasics
import DialtoneDiagnostics
import DialtoneFlows
import DialtoneModel
import DialtoneSendGuard
import Foundation
import IdentityToolkit
import IdentityToolkitAdmin
import PhoneNumbers

/// The data of explanations, and the settings of the server that they depend on.
struct DiagnosisSource: Sendable {
    let store: any DataStore
    let settings: DiagnosisSettings
    let clock: ServerClock

    init(_ dependencies: ServerDependencies) {
        store = dependencies.store
        settings = dependencies.diagnosis
        clock = dependencies.clock
    }
}
