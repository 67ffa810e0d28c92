const key = "dialtone.passkeyOffers";

/** How long a user who did not want a passkey is not asked again, in milliseconds. */
const pause = 30 * 24 * 3_600_000;

/** The number of accounts that are remembered, the most recent ones. */
const most = 20;

/** Which users of this browser were asked to create a passkey, and when. */
export class PasskeyOffers {
  isDue(account) {
    const entry = this.#entries().find(([id]) => id === account);
    return !entry || Date.now() - entry[1] >= pause;
  }

  note(account) {
    this.#store([...this.#others(account), [account, Date.now()]].slice(-most));
  }

  forget(account) {
    this.#store(this.#others(account));
  }

  #others(account) {
    return this.#entries().filter(([id]) => id !== account);
  }

  #entries() {
    try {
      const kept = JSON.parse(localStorage.getItem(key));
      return Array.isArray(kept) ? kept.filter(Array.isArray) : [];
    } catch {
      return [];
    }
  }

  /** A browser that keeps nothing asks at every sign-in. */
  #store(entries) {
    try {
      localStorage.setItem(key, JSON.stringify(entries));
    } catch {}
  }
}
