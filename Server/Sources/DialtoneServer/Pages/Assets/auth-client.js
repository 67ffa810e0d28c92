/** What the server said instead of doing what it was asked. */
export class Refusal extends Error {
  constructor(error) {
    super(error.message);
    const details = error.details ?? [];
    const detail = (name) => details.find((entry) => entry["@type"]?.endsWith(`.${name}`));
    this.code = String(error.message ?? "").split(":")[0].trim();
    this.reason = detail("ErrorInfo")?.reason;
    this.facts = detail("ErrorInfo")?.metadata ?? {};
    const delay = Number.parseFloat(detail("RetryInfo")?.retryDelay);
    this.retryAfter = Number.isFinite(delay) ? Math.ceil(delay) : undefined;
  }
}

/** No answer came, or none that can be read. */
export class Unreachable extends Error {}

const deadline = 20_000;

/** The calls of a phone sign-in. */
export class AuthClient {
  #apiKey;
  #language;
  #prove;
  #provesAtOnce;

  /**
   * `prove` returns a token that shows that no robot asks; `provesAtOnce` says that the server
   * wants one for every message.
   */
  constructor({ apiKey, language, prove, provesAtOnce = false }) {
    this.#apiKey = apiKey;
    this.#language = language;
    this.#prove = prove;
    this.#provesAtOnce = provesAtOnce;
  }

  /** Opens a verification session, or returns the one that is open already. */
  async sendCode(phoneNumber) {
    if (this.#provesAtOnce) return await this.#send(phoneNumber, await this.#prove());
    try {
      return await this.#send(phoneNumber);
    } catch (error) {
      if (!this.#prove || !wantsProof(error)) throw error;
      return await this.#send(phoneNumber, await this.#prove());
    }
  }

  async #send(phoneNumber, recaptchaToken) {
    const answer = await this.#call("accounts:sendVerificationCode", {
      phoneNumber,
      recaptchaToken,
      clientType: "CLIENT_TYPE_WEB",
    });
    return {
      sessionInfo: answer.sessionInfo,
      resendAfter: Number.parseInt(answer.resendAfter ?? "0", 10),
      expiresIn: Number.parseInt(answer.expiresIn ?? "300", 10),
    };
  }

  signIn(sessionInfo, code) {
    return this.#call("accounts:signInWithPhoneNumber", { sessionInfo, code });
  }

  async #call(method, body) {
    let answer;
    let fields;
    try {
      answer = await fetch(`/v1/${method}?key=${encodeURIComponent(this.#apiKey)}`, {
        method: "POST",
        headers: { "Content-Type": "application/json", "X-Firebase-Locale": this.#language },
        body: JSON.stringify(body),
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
}

/** Whether the server would send the message for somebody who proves to be no robot. */
function wantsProof(error) {
  return (
    error instanceof Refusal &&
    (error.code === "MISSING_APP_CREDENTIAL" || error.reason === "PROOF_REQUIRED")
  );
}
