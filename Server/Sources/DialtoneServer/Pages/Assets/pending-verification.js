const key = "dialtone.verification";

/**
 * A verification that waits for its code, kept for as long as the tab lives, so that a reload
 * on the way to the message and back loses nothing. The code and tokens are never kept.
 */
export class PendingVerification {
  #regions;

  constructor(regions) {
    this.#regions = regions;
  }

  save({ sessionInfo, number, resendAt, expiresAt }) {
    const kept = { sessionInfo, region: number.region.code, digits: number.digits, resendAt, expiresAt };
    sessionStorage.setItem(key, JSON.stringify(kept));
  }

  /** `null` if there is none, or its code is too old. */
  load() {
    try {
      const kept = JSON.parse(sessionStorage.getItem(key));
      const region = this.#regions.find(kept.region);
      if (!region || !(Date.now() < kept.expiresAt)) return null;
      return { ...kept, number: { region, digits: kept.digits } };
    } catch {
      return null;
    }
  }

  forget() {
    sessionStorage.removeItem(key);
  }
}
