/** The timeout of the other tab, in milliseconds. */
const patience = 2_000;

/**
 * Brings the code of a mailed link to the tab that has requested it.
 *
 * An app that has opened the page in a popup, or has left for it, accepts a result of that tab only,
 * and only the tab of a guest has the guest.
 */
export class LinkTabs {
  #channel;

  /** `name` is what both tabs know. */
  constructor(name) {
    this.#channel = new BroadcastChannel(`dialtone.link.${name}`);
  }

  /** Calls `take` with the code of the first link that is opened from now on. */
  receiveCode(take) {
    this.#channel.onmessage = ({ data }) => {
      if (typeof data?.code !== "string") return;
      this.#channel.onmessage = null;
      this.#channel.postMessage({ taken: data.code });
      take(data.code);
    };
  }

  /** Returns whether another tab has taken the code. */
  handOver(code) {
    return new Promise((resolve) => {
      const answer = (isTaken) => {
        clearTimeout(timer);
        this.#channel.onmessage = null;
        resolve(isTaken);
      };
      const timer = setTimeout(() => answer(false), patience);
      this.#channel.onmessage = ({ data }) => data?.taken === code && answer(true);
      this.#channel.postMessage({ code });
    });
  }
}
