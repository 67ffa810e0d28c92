// swift-tools-version: 6.2
import PackageDescription

let apple: [Platform] = [.iOS, .macCatalyst, .macOS, .tvOS, .visionOS, .watchOS]

// Behind a trait, so that apps do not resolve any package.
let cryptography: [Target.Dependency] = ["Crypto", "CryptoExtras"].map { name in
    .product(name: name, package: "swift-crypto", condition: .when(traits: ["Tokens"]))
}

let package = Package(
    name: "dialtone",
    platforms: [.iOS(.v15), .macCatalyst(.v15), .macOS(.v13), .tvOS(.v15), .watchOS(.v8)],
    products: [
        .library(name: "DialtoneAuth", targets: ["DialtoneAuth"]),
        .library(name: "DialtoneAuthUI", targets: ["DialtoneAuthUI"]),
        // For apps' own tests.
        .library(name: "DialtoneAuthTesting", targets: ["DialtoneAuthTesting"]),
        // For back ends, which enable the trait "Tokens".
        .library(name: "DialtoneTokens", targets: ["DialtoneTokens"]),
        .library(name: "IdentityToolkit", targets: ["IdentityToolkit"]),
        // What administrators and the server need beyond it; the SDK does not.
        .library(name: "IdentityToolkitAdmin", targets: ["IdentityToolkitAdmin"]),
        .library(name: "Firebase", targets: ["Firebase"]),
        .library(name: "FirebaseAuth", targets: ["FirebaseAuth"]),
        .library(name: "FirebaseAuthUI", targets: ["FirebaseAuthUI"]),
        .library(name: "FirebaseCore", targets: ["FirebaseCore"]),
        .library(name: "FirebasePhoneAuthUI", targets: ["FirebasePhoneAuthUI"]),
        // The page's samples, for end-to-end tests in the server's package; not for apps.
        .library(name: "SeedSamples", targets: ["SeedSamples"]),
        // Requests and answers that the server's tests hold themselves to as well; not for apps.
        .library(name: "WireFixtures", targets: ["WireFixtures"]),
    ],
    traits: [.trait(name: "Tokens", description: "The product DialtoneTokens, for back ends.")],
    dependencies: [.package(url: "https://github.com/apple/swift-crypto", from: "4.5.0")],
    targets: [
        .target(name: "IdentityToolkit"),
        .target(name: "IdentityToolkitAdmin", dependencies: ["IdentityToolkit"]),
        .target(
            name: "DialtoneAuth",
            dependencies: [
                "IdentityToolkit",
                .target(name: "DialtoneAuthObjectiveC", condition: .when(platforms: apple)),
            ]
        ),
        .target(name: "DialtoneAuthUI", dependencies: ["DialtoneAuth"]),
        .target(
            name: "DialtoneAuthTesting",
            dependencies: ["DialtoneAuth", "IdentityToolkit", "IdentityToolkitAdmin"]
        ),
        // Empty without the trait.
        .target(
            name: "DialtoneTokens",
            dependencies: cryptography
        ),
        // Empty but on Apple's platforms.
        .target(name: "DialtoneAuthObjectiveC"),
        .target(name: "FirebaseCore", dependencies: ["DialtoneAuth"]),
        .target(name: "FirebaseAuth", dependencies: ["DialtoneAuth"]),
        .target(name: "Firebase", dependencies: ["FirebaseAuth", "FirebaseCore"]),
        // FirebaseUI's names; empty but on iOS.
        .target(name: "FirebaseAuthUI", dependencies: ["DialtoneAuth", "DialtoneAuthUI"]),
        .target(
            name: "FirebasePhoneAuthUI",
            dependencies: ["DialtoneAuth", "DialtoneAuthUI", "FirebaseAuthUI"]
        ),
        .target(
            name: "SeedSamples",
            dependencies: ["FirebaseAuth", "FirebaseCore"],
            path: "Tests/SeedSamples",
            exclude: ["Page"]
        ),
        // The same files through a link, since apps are in either language mode.
        .target(
            name: "SeedSamplesSwift5",
            dependencies: ["FirebaseAuth", "FirebaseCore"],
            path: "Tests/SeedSamplesSwift5",
            exclude: ["Page"]
        ),
        .target(
            name: "WireFixtures",
            path: "Tests/WireFixtures",
            exclude: ["Calls", "README.md"]
        ),
        .target(name: "HTTPTypesNames", path: "Tests/HTTPTypesNames"),
        // Is compiled and never runs.
        .executableTarget(
            name: "TopLevelCode",
            dependencies: ["DialtoneAuth"],
            path: "Tests/TopLevelCode"
        ),
        .testTarget(
            name: "IdentityToolkitTests",
            dependencies: ["IdentityToolkit", "IdentityToolkitAdmin", "WireFixtures"]
        ),
        .testTarget(
            name: "DialtoneAuthTests",
            dependencies: [
                "DialtoneAuth", "DialtoneAuthUI", "FirebaseAuth", "IdentityToolkit", "SeedSamples",
                "WireFixtures",
            ]
        ),
        .testTarget(
            name: "DialtoneAuthUITests",
            dependencies: ["DialtoneAuth", "DialtoneAuthUI", "IdentityToolkit"]
        ),
        .testTarget(
            name: "DialtoneAuthTestingTests",
            dependencies: ["DialtoneAuth", "DialtoneAuthTesting"]
        ),
        .testTarget(
            name: "DialtoneTokensTests",
            dependencies: ["DialtoneTokens"] + cryptography
        ),
        .testTarget(
            name: "PublicAPITests",
            dependencies: [
                "DialtoneAuth", "Firebase", "FirebaseAuth", "FirebaseCore", "HTTPTypesNames",
            ],
            exclude: ["upstream-names.txt"]
        ),
    ]
)

for target in package.targets {
    switch target.name {
    case "SeedSamples":
        // As apps have it: no settings of ours, and one sample's call is deprecated.
        target.swiftSettings = [.swiftLanguageMode(.v6)]
    case "SeedSamplesSwift5":
        target.swiftSettings = [.swiftLanguageMode(.v5)]
    default:
        target.swiftSettings = [
            .swiftLanguageMode(.v6),
            .enableUpcomingFeature("ExistentialAny"),
            .enableUpcomingFeature("MemberImportVisibility"),
            .enableUpcomingFeature("InternalImportsByDefault"),
            .treatAllWarnings(as: .error),
        ]
    }
}
