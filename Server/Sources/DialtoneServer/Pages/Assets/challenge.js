import { showWidget } from "./captcha-widget.js";
import { solve } from "./proof-of-work.js";
import { call } from "./server-call.js";

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
  const challenge = await call(`/dialtone/v1/challenge?key=${encodeURIComponent(apiKey)}`, undefined, { server });
  return { payload: await solve(challenge, { onProgress }) };
}

/** Has the server judge an answer, and returns the token that shows it. */
export async function challengeToken(settings, options) {
  const answer = await answerChallenge(settings, options);
  const path = `/dialtone/v1/challenge:verify?key=${encodeURIComponent(options.apiKey)}`;
  return (await call(path, answer, { server: options.server })).recaptchaToken;
}
