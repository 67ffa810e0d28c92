import { Refusal, Unreachable } from "./refusal.js";
import { refusalRules } from "./refusal-rules.js";
import { PasskeyFailure } from "./web-authn.js";

/** Shows the error, its reason, and when to try again. */
export function explain(error, texts, { country = "" } = {}) {
  if (error instanceof Unreachable) return texts.text("offline");
  if (error instanceof PasskeyFailure) return texts.text(ofPasskeys[error.kind] ?? ofPasskeys.unknown);
  if (!(error instanceof Refusal)) return texts.text("unknown");
  if (error.hookMessage) return error.hookMessage;
  const words = isLastTry(error) ? ["NO_TRIES_LEFT"] : [error.reason, error.code, sameSentence.get(error.code)];
  const key = words.find((word) => word && texts.has(word)) ?? "unknown";
  const sentences = [texts.text(key, { country })];
  if (triesLeft(error) > 0) sentences.push(texts.counted("triesLeft", triesLeft(error)));
  if (error.retryAfter > 0) {
    sentences.push(texts.text("retryIn", { time: texts.duration(error.retryAfter) }));
  }
  return sentences.join(" ");
}

const ofPasskeys = {
  canceled: "passkeyCanceled",
  late: "PASSKEY_CHALLENGE_EXPIRED",
  unavailable: "passkeyNotHere",
  unknown: "INVALID_AUTHENTICATOR_RESPONSE",
};

/** Refusals that users need not tell from others. */
const sameSentence = new Map(Object.entries(refusalRules.sameSentence));

const endingCode = new Set(refusalRules.endingCode);
const endingSignIn = new Set(refusalRules.endingSignIn);

/** Whether only a new code helps. */
export function endsCode(error) {
  if (!(error instanceof Refusal)) return false;
  return isLastTry(error) || endingCode.has(error.reason) || endingCode.has(error.code);
}

/** Whether only a new sign-in helps, because what was proved is used up. */
export function endsSignIn(error) {
  return error instanceof Refusal && endingSignIn.has(error.code);
}

function isLastTry(error) {
  return triesLeft(error) === 0;
}

/** `NaN` where the refusal is about something else. */
function triesLeft(error) {
  return Number.parseInt(error.facts.triesLeft, 10);
}

/** The answers after which a new sign-in helps: it is too long ago, or the session has ended. */
const oldSignIns = new Set(["CREDENTIAL_TOO_OLD_LOGIN_AGAIN", "TOKEN_EXPIRED", "INVALID_ID_TOKEN"]);

/** Whether a new sign-in helps. */
export function isOld(error) {
  return error instanceof Refusal && oldSignIns.has(error.code);
}
