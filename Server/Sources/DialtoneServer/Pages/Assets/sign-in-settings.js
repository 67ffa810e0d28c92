import { readChallenge } from "./challenge-settings.js";

/** Reads the project's settings from the attributes that the server wrote into `root`. */
export function readSettings(root) {
  const { dataset } = root;
  return {
    apiKey: dataset.apiKey,
    tenantId: dataset.tenant || undefined,
    appName: dataset.appName,
    regions: dataset.regions,
    texts: dataset.texts,
    // What the project shows in place of the standard texts.
    brandTexts: JSON.parse(dataset.brandTexts || "{}"),
    language: navigator.language,
    codeLength: Number.parseInt(dataset.codeLength, 10),
    secondFactors: dataset.secondFactors.split(" "),
    provesAtOnce: dataset.provesAtOnce === "true",
    loginHint: dataset.loginHint,
    challenge: readChallenge(root),
  };
}
