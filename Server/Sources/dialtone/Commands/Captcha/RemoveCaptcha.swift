import DialtoneAppVerification
import DialtoneModel
import ArgumentParser

struct RemoveCaptcha: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "remove",
        abstract: "Remove a vendor's keys.",
        discussion: "The page then shows the built-in challenge."
    )

    @Argument(help: "The project's ID.")
    var id: String

    @Argument(help: "The vendor whose keys to remove.")
    var vendor: CaptchaVendor

    @Option(help: "The platform of keys that are not for web pages: ios or android.")
    var platform: RelyingApp.Platform?

    @OptionGroup var data: DataOptions
    @OptionGroup var confirmation: Confirmation

    func validate() throws {
        guard vendor != .proofOfWork else {
            throw ValidationError("The built-in challenge has no keys.")
        }
    }

    func run() async throws {
        try await data.withStore { store in
            let project = try await ProjectOption.find(id, in: store)
            try confirmation.require(for: "Remove the keys for \(vendor.rawValue) from \(id)")
            let wasThere = try await store.write { [vendor, platform] data in
                guard let service = vendor.service else { return false }
                return try data.deleteVerificationCredential(
                    platform?.rawValue ?? VendorDetails.keysName,
                    of: service,
                    from: project.id
                )
            }
            guard wasThere else {
                throw CommandFailure("The project has no keys for \(vendor.rawValue).")
            }
            let used = project.settings.appVerification.common.challenge.vendor
            if used == vendor.setting, platform == nil {
                try await store.choose(.proofOfWork, for: project.id)
            }
        }
        Terminal.show("Removed the keys for \(vendor.rawValue).")
    }
}
