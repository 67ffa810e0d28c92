// FirebaseUI's names for the sign-in screen, for apps that use it today. iOS only, like FirebaseUI.

@_exported import DialtoneAuthUI
