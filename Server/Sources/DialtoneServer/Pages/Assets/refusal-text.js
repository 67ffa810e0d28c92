import { Refusal, Unreachable } from "./auth-client.js";

/** Says what went wrong, why, and when another try makes sense. */
export function explain(error, texts, { country = "" } = {}) {
  if (error instanceof Unreachable) return texts.text("offline");
  if (!(error instanceof Refusal)) return texts.text("unknown");
  const key = [error.reason, error.code].find((word) => word && texts.has(word)) ?? "unknown";
  const sentences = [texts.text(key, { country })];
  const triesLeft = Number.parseInt(error.facts.triesLeft, 10);
  if (triesLeft > 0) sentences.push(texts.counted("triesLeft", triesLeft));
  if (error.retryAfter > 0) {
    sentences.push(texts.text("retryIn", { time: texts.duration(error.retryAfter) }));
  }
  return sentences.join(" ");
}

const endOfSession = new Set(["SESSION_EXPIRED", "INVALID_SESSION_INFO"]);
const endOfCode = new Set(["NO_TRIES_LEFT", "CODE_EXPIRED", "CODE_USED"]);

/** Whether only a new code helps. */
export function endsSession(error) {
  return error instanceof Refusal && (endOfCode.has(error.reason) || endOfSession.has(error.code));
}
