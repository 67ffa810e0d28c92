@_exported import FirebaseAuth
@_exported import FirebaseCore
