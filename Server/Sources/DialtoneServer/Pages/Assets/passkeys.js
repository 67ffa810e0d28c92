import { PasskeyOffers } from "./passkey-offers.js";
import { claimsOf } from "./token-claims.js";
import {
  canCreatePasskeys,
  canSuggestPasskeys,
  canUsePasskeys,
  createPasskey,
  usePasskey,
} from "./web-authn.js";

/** How long before it expires an unused challenge is replaced, in milliseconds. */
const margin = 30_000;

/** Sign-in with passkeys, and their creation. */
export class Passkeys {
  #client;
  #offers = new PasskeyOffers();

  constructor(client) {
    this.#client = client;
  }

  /** `null` if the project has no passkeys, or the browser cannot use them here. */
  static find(client, { signInMethods }) {
    return canUsePasskeys() && signInMethods.includes("passkey") ? new Passkeys(client) : null;
  }

  /** Lets the user choose a passkey in a dialog of the system; returns the server's answer. */
  async signIn() {
    const options = await this.#client.startPasskeySignIn();
    return await this.#prove(await usePasskey(options));
  }

  /**
   * Has the browser suggest passkeys for the field of the page until `signal` is aborted.
   *
   * Returns a function that proves the one that was chosen, or `null`.
   */
  async suggest(signal) {
    if (!(await canSuggestPasskeys())) return null;
    while (!signal.aborted) {
      const options = await this.#client.startPasskeySignIn();
      const round = new AbortController();
      const end = () => round.abort();
      const clock = setTimeout(end, Math.max(options.timeout - margin, margin));
      signal.addEventListener("abort", end);
      if (signal.aborted) end();
      try {
        const how = { mediation: "conditional", signal: round.signal };
        const chosen = await usePasskey(options, how);
        return () => this.#prove(chosen);
      } catch (error) {
        if (!round.signal.aborted) throw error;
      } finally {
        clearTimeout(clock);
        signal.removeEventListener("abort", end);
      }
    }
    return null;
  }

  /** Whether to ask the user who has just signed in to create a passkey; notes that it was asked. */
  async isOfferDue({ idToken }) {
    const claims = claimsOf(idToken);
    const { sub } = claims;
    if (!isConfirmed(claims)) return false;
    if (!this.#offers.isDue(sub) || !(await canCreatePasskeys())) return false;
    try {
      const account = await this.#client.account(idToken);
      if (account.passkeyInfo?.length > 0) return false;
    } catch {
      return false;
    }
    this.#offers.note(sub);
    return true;
  }

  /** Creates a passkey for the account, with a name if there is one; returns its new tokens. */
  async create(idToken, name) {
    const options = await this.#client.startPasskeyEnrollment(idToken);
    return await this.#client.enrollPasskey(idToken, await createPasskey(options), name);
  }

  /** Asks again at the next sign-in. */
  postpone(idToken) {
    this.#offers.forget(claimsOf(idToken).sub);
  }

  /**
   * An unknown passkey may belong to another project of the same domain, so the device is not told to
   * remove it.
   */
  #prove(response) {
    return this.#client.finishPasskeySignIn(response);
  }
}

/** Whether the account has a number or a verified address; other accounts get no passkey. */
function isConfirmed({ phone_number, email_verified }) {
  return Boolean(phone_number || email_verified);
}
