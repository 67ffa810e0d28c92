/** An error response of the server. */
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

  /** The sentence that a hook of the project wrote for the user; empty if there is none. */
  get hookMessage() {
    const quoted = /returned HTTP error \d+: (\{.*\})\)\)$/s.exec(this.message)?.[1];
    try {
      return quoted ? String(JSON.parse(quoted).error?.message ?? "") : "";
    } catch {
      return "";
    }
  }
}

/** No answer came, or none that can be read. */
export class Unreachable extends Error {}
