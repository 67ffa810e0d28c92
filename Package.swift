// swift-tools-version: 6.2
import PackageDescription

let package = Package(
    name: "dialtone",
    platforms: [.iOS(.v15), .macCatalyst(.v15), .macOS(.v13), .tvOS(.v15), .watchOS(.v8)],
    products: [
        .library(name: "DialtoneAuth", targets: ["DialtoneAuth"]),
        .library(name: "IdentityToolkit", targets: ["IdentityToolkit"]),
        .library(name: "FirebaseAuth", targets: ["FirebaseAuth"]),
        .library(name: "FirebaseCore", targets: ["FirebaseCore"]),
    ],
    targets: [
        .target(name: "IdentityToolkit"),
        .target(name: "DialtoneAuth", dependencies: ["IdentityToolkit"]),
        .target(name: "FirebaseCore", dependencies: ["DialtoneAuth"]),
        .target(name: "FirebaseAuth", dependencies: ["DialtoneAuth"]),
        .testTarget(name: "IdentityToolkitTests", dependencies: ["IdentityToolkit"]),
        .testTarget(
            name: "DialtoneAuthTests",
            dependencies: ["DialtoneAuth", "IdentityToolkit"]
        ),
    ]
)

for target in package.targets {
    target.swiftSettings = [
        .swiftLanguageMode(.v6),
        .enableUpcomingFeature("ExistentialAny"),
        .enableUpcomingFeature("MemberImportVisibility"),
        .enableUpcomingFeature("InternalImportsByDefault"),
        .treatAllWarnings(as: .error),
    ]
}
