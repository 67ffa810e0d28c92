// FirebaseUI's names for sign-in by phone number. iOS only, like FirebaseUI.

@_exported import FirebaseAuthUI
