/** Reads the challenge that the server wrote into an element of the page. */
export function readChallenge({ dataset }) {
  return {
    vendor: dataset.vendor,
    siteKey: dataset.siteKey,
    script: dataset.script,
    action: dataset.action,
    scores: dataset.scores === "true",
    language: document.documentElement.lang,
  };
}
