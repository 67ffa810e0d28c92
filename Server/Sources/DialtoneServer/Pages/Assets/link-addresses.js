/** How long the address of a sign-in link is kept, in milliseconds. */
const lifetime = 24 * 3_600_000;

/** The address that a sign-in link was sent to, kept in this browser: links open in another tab. */
export class LinkAddresses {
  #key;

  constructor(apiKey) {
    this.#key = `dialtone.linkAddress.${apiKey}`;
  }

  keep(email) {
    try {
      localStorage.setItem(this.#key, JSON.stringify({ email, until: Date.now() + lifetime }));
    } catch {
      // The page asks for the address.
    }
  }

  find() {
    try {
      const { email, until } = JSON.parse(localStorage.getItem(this.#key));
      return Date.now() < until && typeof email === "string" ? email : undefined;
    } catch {
      return undefined;
    }
  }

  forget() {
    try {
      localStorage.removeItem(this.#key);
    } catch {}
  }
}
