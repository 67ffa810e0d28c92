import { Refusal, Unreachable } from "./auth-client.js";
import { showWidget } from "./captcha-widget.js";
import { home } from "./home.js";
import { solve } from "./proof-of-work.js";

/**
 * Does whatever challenge the project sets, and returns the answer for the server to judge.
 *
 * `settings` are those that the server wrote into the page: the vendor, and what its widget
 * needs.
 */
export async function answerChallenge(settings, { apiKey, server, container, onProgress }) {
  if (settings.vendor !== "PROOF_OF_WORK") {
    return { captchaResponse: await showWidget(container, settings) };
  }
  const challenge = await call(`/dialtone/v1/challenge?key=${encodeURIComponent(apiKey)}`, undefined, server);
  return { payload: await solve(challenge, { onProgress }) };
}

/** Has the server judge an answer, and returns the token that shows it. */
export async function challengeToken(settings, options) {
  const answer = await answerChallenge(settings, options);
  const path = `/dialtone/v1/challenge:verify?key=${encodeURIComponent(options.apiKey)}`;
  return (await call(path, answer, options.server)).recaptchaToken;
}

/** The timeout of requests, in milliseconds. */
const deadline = 20_000;

/** Calls the server; posts where there is a body. */
export async function call(path, body, server = home) {
  let answer;
  let fields;
  try {
    answer = await fetch(server + path, {
      method: body ? "POST" : "GET",
      headers: body ? { "Content-Type": "application/json" } : {},
      body: body && JSON.stringify(body),
      cache: "no-store",
      credentials: "omit",
      signal: AbortSignal.timeout(deadline),
    });
    fields = await answer.json();
  } catch {
    throw new Unreachable();
  }
  if (answer.ok) return fields;
  throw fields.error ? new Refusal(fields.error) : new Unreachable();
}
