// swift-tools-version: 6.2
import PackageDescription

let package = Package(
    name: "dialtone-server",
    platforms: [.macOS(.v15)],
    products: [
        .executable(name: "dialtone", targets: ["dialtone"]),
        .executable(name: "send-guard-simulator", targets: ["SendGuardSimulator"]),
    ],
    dependencies: [
        .package(name: "dialtone", path: ".."),
        .package(url: "https://github.com/apple/swift-argument-parser", from: "1.8.0"),
        .package(url: "https://github.com/apple/swift-asn1", from: "1.7.0"),
        .package(url: "https://github.com/apple/swift-certificates", from: "1.21.0"),
        .package(
            url: "https://github.com/apple/swift-configuration",
            from: "1.4.0",
            traits: [.defaults, "YAML", "CommandLineArguments"]
        ),
        .package(url: "https://github.com/apple/swift-crypto", from: "4.5.0"),
        .package(url: "https://github.com/apple/swift-http-types", from: "1.8.0"),
        .package(url: "https://github.com/apple/swift-log", from: "1.16.0"),
        .package(url: "https://github.com/apple/swift-metrics", from: "2.13.0"),
        .package(url: "https://github.com/apple/swift-nio", from: "2.101.0"),
        .package(url: "https://github.com/apple/swift-nio-extras", from: "1.34.0"),
        .package(url: "https://github.com/apple/swift-nio-http2", from: "1.46.0"),
        .package(url: "https://github.com/apple/swift-nio-ssl", from: "2.37.0"),
        .package(url: "https://github.com/hummingbird-project/hummingbird", from: "2.28.0"),
        .package(url: "https://github.com/hummingbird-project/swift-mustache", from: "2.1.0"),
        .package(url: "https://github.com/jpsim/Yams", from: "6.2.0"),
        .package(url: "https://github.com/swift-server/async-http-client", from: "1.37.0"),
        .package(url: "https://github.com/swift-server/swift-service-lifecycle", from: "2.13.0"),
        .package(url: "https://github.com/vapor/jwt-kit", from: "5.7.0"),
    ],
    targets: [
        .systemLibrary(name: "CArgon2", pkgConfig: "libargon2"),
        .systemLibrary(name: "CCrypt", pkgConfig: "libxcrypt"),
        .systemLibrary(name: "CLibpq", pkgConfig: "libpq"),
        .systemLibrary(name: "CLibcrypto", pkgConfig: "libcrypto"),
        .systemLibrary(name: "CQREncode", pkgConfig: "libqrencode"),
        .systemLibrary(name: "CSQLite", pkgConfig: "sqlite3"),
        .target(name: "CCommonPasswords", exclude: ["common-passwords.bin"]),
        .target(name: "CServerFiles", exclude: ["entry.inc"]),
        .target(
            name: "CPhoneNumbers",
            exclude: ["numbering-plan.bin"],
            linkerSettings: [.linkedLibrary("phonenumber"), .linkedLibrary("protobuf")]
        ),
        .target(
            name: "PhoneNumbers",
            dependencies: [
                "CPhoneNumbers",
                .product(name: "Crypto", package: "swift-crypto"),
            ]
        ),
        .target(
            name: "CXMLSecurity",
            // What pkg-config says of libxmlsec1 has definitions, which the package manager
            // refuses with a warning on every build.
            cSettings: [
                .unsafeFlags([
                    "-I/usr/include/xmlsec1", "-I/usr/include/libxml2",
                    "-I/opt/homebrew/include/xmlsec1",
                    "-I/opt/homebrew/opt/libxml2/include/libxml2",
                ])
            ],
            linkerSettings: [
                .linkedLibrary("xmlsec1-openssl"), .linkedLibrary("xmlsec1"),
                .linkedLibrary("xml2"), .linkedLibrary("crypto"),
            ]
        ),
        .target(name: "SAML", dependencies: ["CXMLSecurity"]),
        .target(
            name: "DialtoneCore",
            dependencies: [
                "CArgon2",
                "CCommonPasswords",
                "CCrypt",
                "CLibcrypto",
                "PhoneNumbers",
                "SAML",
                .product(name: "Crypto", package: "swift-crypto"),
                .product(name: "CryptoExtras", package: "swift-crypto"),
                .product(name: "JWTKit", package: "jwt-kit"),
                .product(name: "Logging", package: "swift-log"),
                .product(name: "NIOPosix", package: "swift-nio"),
                .product(name: "SwiftASN1", package: "swift-asn1"),
                .product(name: "X509", package: "swift-certificates"),
            ]
        ),
        .target(
            name: "DialtoneStorage",
            dependencies: [
                "CLibpq",
                "CSQLite",
                "DialtoneCore",
                "PhoneNumbers",
                .product(name: "Crypto", package: "swift-crypto"),
                .product(name: "Logging", package: "swift-log"),
            ]
        ),
        .target(
            name: "DialtoneMessaging",
            dependencies: [
                "DialtoneCore",
                "PhoneNumbers",
                .product(name: "Crypto", package: "swift-crypto"),
                .product(name: "CryptoExtras", package: "swift-crypto"),
                .product(name: "Logging", package: "swift-log"),
                .product(name: "NIOCore", package: "swift-nio"),
                .product(name: "NIOPosix", package: "swift-nio"),
                .product(name: "NIOSSL", package: "swift-nio-ssl"),
                .product(name: "NIOTLS", package: "swift-nio"),
                .product(name: "SwiftASN1", package: "swift-asn1"),
                .product(name: "X509", package: "swift-certificates"),
            ]
        ),
        .target(
            name: "DialtoneOutbound",
            dependencies: [
                "DialtoneCore",
                .product(name: "AsyncHTTPClient", package: "async-http-client"),
                .product(name: "NIOCore", package: "swift-nio"),
                .product(name: "NIOHTTP1", package: "swift-nio"),
                .product(name: "NIOPosix", package: "swift-nio"),
                .product(name: "NIOSSL", package: "swift-nio-ssl"),
            ]
        ),
        .target(
            name: "DialtoneAppVerification",
            dependencies: [
                "CLibcrypto",
                "DialtoneCore",
                "PhoneNumbers",
                .product(name: "AsyncHTTPClient", package: "async-http-client"),
                .product(name: "Crypto", package: "swift-crypto"),
                .product(name: "CryptoExtras", package: "swift-crypto"),
                .product(name: "JWTKit", package: "jwt-kit"),
                .product(name: "Logging", package: "swift-log"),
                .product(name: "NIOCore", package: "swift-nio"),
                .product(name: "NIOHTTP1", package: "swift-nio"),
                .product(name: "NIOPosix", package: "swift-nio"),
                .product(name: "NIOSSL", package: "swift-nio-ssl"),
                .product(name: "SwiftASN1", package: "swift-asn1"),
                .product(name: "X509", package: "swift-certificates"),
            ]
        ),
        .target(
            name: "DialtoneTransfer",
            dependencies: [
                "DialtoneCore",
                "PhoneNumbers",
                .product(name: "Crypto", package: "swift-crypto"),
                .product(name: "IdentityToolkit", package: "dialtone"),
            ]
        ),
        .target(
            name: "DialtoneServer",
            dependencies: [
                "CQREncode",
                "CServerFiles",
                "DialtoneAppVerification",
                "DialtoneCore",
                "DialtoneMessaging",
                "DialtoneTransfer",
                "PhoneNumbers",
                .product(name: "Crypto", package: "swift-crypto"),
                .product(name: "HTTPTypes", package: "swift-http-types"),
                .product(name: "Hummingbird", package: "hummingbird"),
                .product(name: "HummingbirdCore", package: "hummingbird"),
                .product(name: "IdentityToolkit", package: "dialtone"),
                .product(name: "Logging", package: "swift-log"),
                .product(name: "Metrics", package: "swift-metrics"),
                .product(name: "Mustache", package: "swift-mustache"),
                .product(name: "NIOCore", package: "swift-nio"),
                .product(name: "NIOHTTP1", package: "swift-nio"),
                .product(name: "NIOHTTPTypes", package: "swift-nio-extras"),
                .product(name: "NIOPosix", package: "swift-nio"),
                .product(name: "ServiceLifecycle", package: "swift-service-lifecycle"),
            ],
            exclude: ["OpenAPI/Document", "Pages/Assets", "Pages/Templates"]
        ),
        .executableTarget(
            name: "dialtone",
            dependencies: [
                "DialtoneAppVerification",
                "DialtoneCore",
                "DialtoneMessaging",
                "DialtoneOutbound",
                "DialtoneServer",
                "DialtoneStorage",
                "DialtoneTransfer",
                "PhoneNumbers",
                .product(name: "ArgumentParser", package: "swift-argument-parser"),
                .product(name: "Configuration", package: "swift-configuration"),
                .product(name: "Logging", package: "swift-log"),
                .product(name: "NIOCore", package: "swift-nio"),
                .product(name: "NIOSSL", package: "swift-nio-ssl"),
                .product(name: "ServiceLifecycle", package: "swift-service-lifecycle"),
                .product(name: "UnixSignals", package: "swift-service-lifecycle"),
                .product(name: "Yams", package: "Yams"),
            ]
        ),
        .target(name: "CChildProcess", path: "Tests/CChildProcess"),
        .executableTarget(
            name: "SendGuardSimulator",
            dependencies: [
                "DialtoneCore",
                "PhoneNumbers",
                .product(name: "ArgumentParser", package: "swift-argument-parser"),
            ],
            path: "Benchmarks/SendGuardSimulator"
        ),
        .target(
            name: "DialtoneTestSupport",
            dependencies: [
                "CChildProcess",
                "CLibpq",
                "DialtoneCore",
                "DialtoneMessaging",
                "DialtoneStorage",
                "PhoneNumbers",
                .product(name: "Crypto", package: "swift-crypto"),
                .product(name: "CryptoExtras", package: "swift-crypto"),
                .product(name: "Logging", package: "swift-log"),
                .product(name: "NIOCore", package: "swift-nio"),
                .product(name: "NIOHTTP1", package: "swift-nio"),
                .product(name: "NIOHTTP2", package: "swift-nio-http2"),
                .product(name: "NIOPosix", package: "swift-nio"),
                .product(name: "NIOSSL", package: "swift-nio-ssl"),
                .product(name: "SwiftASN1", package: "swift-asn1"),
                .product(name: "X509", package: "swift-certificates"),
            ],
            path: "Tests/DialtoneTestSupport"
        ),
        .testTarget(
            name: "DialtoneMessagingTests",
            dependencies: [
                "DialtoneCore",
                "DialtoneMessaging",
                "DialtoneOutbound",
                "DialtoneTestSupport",
                "PhoneNumbers",
                .product(name: "Crypto", package: "swift-crypto"),
                .product(name: "CryptoExtras", package: "swift-crypto"),
                .product(name: "InMemoryLogging", package: "swift-log"),
                .product(name: "Logging", package: "swift-log"),
                .product(name: "NIOCore", package: "swift-nio"),
                .product(name: "NIOHTTP1", package: "swift-nio"),
                .product(name: "NIOPosix", package: "swift-nio"),
                .product(name: "NIOSSL", package: "swift-nio-ssl"),
                .product(name: "SwiftASN1", package: "swift-asn1"),
                .product(name: "X509", package: "swift-certificates"),
            ],
            exclude: ["Texts/Fixtures"]
        ),
        .testTarget(
            name: "DialtoneAppVerificationTests",
            dependencies: [
                "DialtoneAppVerification",
                "DialtoneCore",
                "DialtoneTestSupport",
                "PhoneNumbers",
                .product(name: "Crypto", package: "swift-crypto"),
                .product(name: "CryptoExtras", package: "swift-crypto"),
                .product(name: "JWTKit", package: "jwt-kit"),
                .product(name: "Logging", package: "swift-log"),
                .product(name: "NIOCore", package: "swift-nio"),
                .product(name: "NIOHTTP1", package: "swift-nio"),
                .product(name: "NIOPosix", package: "swift-nio"),
                .product(name: "NIOSSL", package: "swift-nio-ssl"),
                .product(name: "SwiftASN1", package: "swift-asn1"),
                .product(name: "X509", package: "swift-certificates"),
            ]
        ),
        .testTarget(
            name: "DialtoneOutboundTests",
            dependencies: [
                "DialtoneCore",
                "DialtoneOutbound",
                "DialtoneTestSupport",
                .product(name: "Crypto", package: "swift-crypto"),
                .product(name: "NIOHTTP1", package: "swift-nio"),
                .product(name: "NIOSSL", package: "swift-nio-ssl"),
                .product(name: "SwiftASN1", package: "swift-asn1"),
                .product(name: "X509", package: "swift-certificates"),
            ]
        ),
        .testTarget(
            name: "CommandLineTests",
            dependencies: [
                "DialtoneCore",
                "DialtoneMessaging",
                "DialtoneServer",
                "DialtoneStorage",
                "DialtoneTestSupport",
                "PhoneNumbers",
                "dialtone",
                .product(name: "ArgumentParser", package: "swift-argument-parser"),
                .product(name: "Configuration", package: "swift-configuration"),
                .product(name: "Crypto", package: "swift-crypto"),
                .product(name: "InMemoryLogging", package: "swift-log"),
                .product(name: "Logging", package: "swift-log"),
                .product(name: "ServiceLifecycle", package: "swift-service-lifecycle"),
            ],
            exclude: ["Fixtures"]
        ),
        .testTarget(
            name: "DialtoneTransferTests",
            dependencies: [
                "DialtoneCore",
                "DialtoneStorage",
                "DialtoneTestSupport",
                "DialtoneTransfer",
                "PhoneNumbers",
            ]
        ),
        .testTarget(
            name: "SendGuardSimulatorTests",
            dependencies: ["DialtoneCore", "PhoneNumbers", "SendGuardSimulator"]
        ),
        .testTarget(name: "PhoneNumbersTests", dependencies: ["CPhoneNumbers", "PhoneNumbers"]),
        .testTarget(
            name: "SAMLTests",
            dependencies: [
                "DialtoneTestSupport",
                "SAML",
                .product(name: "Crypto", package: "swift-crypto"),
                .product(name: "X509", package: "swift-certificates"),
            ]
        ),
        .testTarget(
            name: "DialtoneCoreTests",
            dependencies: [
                "DialtoneCore",
                "DialtoneTestSupport",
                "PhoneNumbers",
                .product(name: "Crypto", package: "swift-crypto"),
                .product(name: "JWTKit", package: "jwt-kit"),
                .product(name: "Logging", package: "swift-log"),
            ]
        ),
        .testTarget(
            name: "DialtoneStorageTests",
            dependencies: [
                "CSQLite",
                "DialtoneCore",
                "DialtoneStorage",
                "DialtoneTestSupport",
                "PhoneNumbers",
                .product(name: "Logging", package: "swift-log"),
                .product(name: "NIOCore", package: "swift-nio"),
                .product(name: "NIOPosix", package: "swift-nio"),
            ]
        ),
        .testTarget(
            name: "DialtoneServerTests",
            dependencies: [
                "DialtoneAppVerification",
                "DialtoneCore",
                "DialtoneMessaging",
                "DialtoneOutbound",
                "DialtoneServer",
                "DialtoneStorage",
                "DialtoneTestSupport",
                "PhoneNumbers",
                .product(name: "Crypto", package: "swift-crypto"),
                .product(name: "CryptoExtras", package: "swift-crypto"),
                .product(name: "DialtoneAuth", package: "dialtone"),
                .product(name: "HTTPTypes", package: "swift-http-types"),
                .product(name: "Hummingbird", package: "hummingbird"),
                .product(name: "HummingbirdTesting", package: "hummingbird"),
                .product(name: "IdentityToolkit", package: "dialtone"),
                .product(name: "InMemoryLogging", package: "swift-log"),
                .product(name: "JWTKit", package: "jwt-kit"),
                .product(name: "Logging", package: "swift-log"),
                .product(name: "NIOCore", package: "swift-nio"),
                .product(name: "NIOHTTP1", package: "swift-nio"),
                .product(name: "NIOEmbedded", package: "swift-nio"),
                .product(name: "NIOHTTPTypes", package: "swift-nio-extras"),
                .product(name: "NIOPosix", package: "swift-nio"),
                .product(name: "ServiceLifecycle", package: "swift-service-lifecycle"),
                .product(name: "WireFixtures", package: "dialtone"),
            ]
        ),
    ]
)

for target in package.targets where target.type != .system {
    target.swiftSettings = [
        .swiftLanguageMode(.v6),
        .enableUpcomingFeature("ExistentialAny"),
        .enableUpcomingFeature("MemberImportVisibility"),
        .enableUpcomingFeature("InternalImportsByDefault"),
        .treatAllWarnings(as: .error),
    ]
}
