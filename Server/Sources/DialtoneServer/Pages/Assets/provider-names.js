/** What users call a provider; `ownName` is the name that the project gives it. */
export function providerName(providerId, ownName) {
  return ownName || wellKnown[providerId] || providerId;
}

/** The names of well-known providers, which the project may leave out. */
const wellKnown = {
  "google.com": "Google",
  "apple.com": "Apple",
  "microsoft.com": "Microsoft",
  "github.com": "GitHub",
  "facebook.com": "Facebook",
  "linkedin.com": "LinkedIn",
  "twitter.com": "X",
  "yahoo.com": "Yahoo",
};
