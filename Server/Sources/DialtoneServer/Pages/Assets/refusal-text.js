import { Refusal, Unreachable } from "./refusal.js";
import { PasskeyFailure } from "./web-authn.js";

/** Shows the error, its reason, and when to try again. */
export function explain(error, texts, { country = "" } = {}) {
  if (error instanceof Unreachable) return texts.text("offline");
  if (error instanceof PasskeyFailure) return texts.text(ofPasskeys[error.kind] ?? ofPasskeys.unknown);
  if (!(error instanceof Refusal)) return texts.text("unknown");
  if (error.hookMessage) return error.hookMessage;
  const words = isLastTry(error) ? ["NO_TRIES_LEFT"] : [error.reason, error.code, sameAs[error.code]];
  const key = words.find((word) => word && texts.has(word)) ?? "unknown";
  const sentences = [texts.text(key, { country })];
  if (triesLeft(error) > 0) sentences.push(texts.counted("triesLeft", triesLeft(error)));
  if (error.retryAfter > 0) {
    sentences.push(texts.text("retryIn", { time: texts.duration(error.retryAfter) }));
  }
  return sentences.join(" ");
}

/** Refusals that users need not tell from others. */
const sameAs = {
  EMAIL_NOT_FOUND: "INVALID_LOGIN_CREDENTIALS",
  INVALID_PASSWORD: "INVALID_LOGIN_CREDENTIALS",
  INVALID_OOB_CODE: "INVALID_PENDING_TOKEN",
  EXPIRED_OOB_CODE: "INVALID_PENDING_TOKEN",
  INVALID_IDP_RESPONSE: "INVALID_PENDING_TOKEN",
};

const ofPasskeys = {
  canceled: "passkeyCanceled",
  late: "PASSKEY_CHALLENGE_EXPIRED",
  unavailable: "passkeyNotHere",
  unknown: "INVALID_AUTHENTICATOR_RESPONSE",
};

const codeEnds = new Set([
  "NO_TRIES_LEFT",
  "CODE_EXPIRED",
  "CODE_USED",
  "SECOND_CODE_REQUIRED",
  "SESSION_EXPIRED",
  "INVALID_SESSION_INFO",
]);

const signInEnds = new Set([
  "INVALID_PENDING_TOKEN",
  "INVALID_MFA_PENDING_CREDENTIAL",
  "TOTP_CHALLENGE_TIMEOUT",
  "TOO_MANY_ENROLLMENT_ATTEMPTS",
  "CREDENTIAL_TOO_OLD_LOGIN_AGAIN",
  "TOKEN_EXPIRED",
  "INVALID_ID_TOKEN",
  "USER_NOT_FOUND",
  "USER_DISABLED",
  "UNSUPPORTED_FIRST_FACTOR",
  "BLOCKING_FUNCTION_ERROR_RESPONSE",
]);

/** Whether only a new code helps. */
export function endsCode(error) {
  if (!(error instanceof Refusal)) return false;
  return isLastTry(error) || codeEnds.has(error.reason) || codeEnds.has(error.code);
}

/** Whether only a new sign-in helps, because what was proved is used up. */
export function endsSignIn(error) {
  return error instanceof Refusal && signInEnds.has(error.code);
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
