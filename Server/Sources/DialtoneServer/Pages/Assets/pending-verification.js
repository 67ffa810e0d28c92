/**
 * A verification that waits for its code, kept for as long as the tab lives, so that a reload
 * on the way to the message and back loses nothing. The code and tokens are never kept.
 *
 * Each app has its own, since a session of one project is no good in another.
 */
export class PendingVerification {
  #key;
  #regions;

  constructor(regions, apiKey) {
    this.#regions = regions;
    this.#key = `dialtone.verification.${apiKey}`;
  }

  save({ sessionInfo, number, resendAt, expiresAt }) {
    const kept = { sessionInfo, region: number.region.code, digits: number.digits, resendAt, expiresAt };
    // A page may be allowed no storage; then a reload begins anew.
    try {
      sessionStorage.setItem(this.#key, JSON.stringify(kept));
    } catch {}
  }

  /** `null` if there is none, or its code has expired. */
  load() {
    try {
      const kept = JSON.parse(sessionStorage.getItem(this.#key));
      const region = this.#regions.find(kept.region);
      if (!region || !(Date.now() < kept.expiresAt)) return null;
      return { ...kept, number: { region, digits: kept.digits } };
    } catch {
      return null;
    }
  }

  forget() {
    try {
      sessionStorage.removeItem(this.#key);
    } catch {}
  }
}
