import { Refusal, Unreachable } from "./auth-client.js";

/** Says what went wrong, why, and when another try makes sense. */
export function explain(error, texts, { country = "" } = {}) {
  if (error instanceof Unreachable) return texts.text("offline");
  if (!(error instanceof Refusal)) return texts.text("unknown");
  const words = isLastTry(error) ? ["NO_TRIES_LEFT"] : [error.reason, error.code];
  const key = words.find((word) => word && texts.has(word)) ?? "unknown";
  const sentences = [texts.text(key, { country })];
  if (triesLeft(error) > 0) sentences.push(texts.counted("triesLeft", triesLeft(error)));
  if (error.retryAfter > 0) {
    sentences.push(texts.text("retryIn", { time: texts.duration(error.retryAfter) }));
  }
  return sentences.join(" ");
}

const endOfSession = new Set(["SESSION_EXPIRED", "INVALID_SESSION_INFO"]);
const endOfCode = new Set(["NO_TRIES_LEFT", "CODE_EXPIRED", "CODE_USED"]);

/** Whether only a new code helps. */
export function endsSession(error) {
  if (!(error instanceof Refusal)) return false;
  return isLastTry(error) || endOfCode.has(error.reason) || endOfSession.has(error.code);
}

function isLastTry(error) {
  return triesLeft(error) === 0;
}

/** `NaN` where the refusal is about something else. */
function triesLeft(error) {
  return Number.parseInt(error.facts.triesLeft, 10);
}
