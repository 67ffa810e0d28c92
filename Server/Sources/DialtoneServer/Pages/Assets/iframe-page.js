// Only Google's gapi opens this frame, and cannot use it. The error says what to do instead.
console.error(
  "Dialtone: popup and redirect sign-in need this script before Google's web SDK:\n" +
    `<script src="${location.origin}/__/auth/sdk.js"></script>\n` +
    "See docs/web.md.",
);
