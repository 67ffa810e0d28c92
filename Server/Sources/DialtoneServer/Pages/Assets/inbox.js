import { messageRow } from "./message-row.js";

const second = 1000;
const checkInterval = 5 * second;

/** The messages that the server would have sent, newest first, as they come. */
export class Inbox {
  #path;
  #onSignIn;
  #rows = new Map();
  #checkedAt = 0;

  constructor({ project, onSignIn }) {
    this.#path = `/emulator/v1/projects/${encodeURIComponent(project)}/messages`;
    this.#onSignIn = onSignIn;
    this.list = document.getElementById("messages");
    this.empty = document.getElementById("inbox-empty");
    this.liveness = document.getElementById("liveness");
    this.news = document.getElementById("news");
  }

  /** The stream opens before the list is read, so that no message falls between them. */
  start() {
    const stream = new EventSource(`${this.#path}/stream`);
    stream.addEventListener("open", async () => {
      this.#showLiveness("live", "Live");
      await this.#check();
    });
    stream.addEventListener("error", () => this.#showLiveness("offline", "Reconnecting"));
    stream.addEventListener("message", (event) => this.#welcome(JSON.parse(event.data)));
    document.addEventListener("visibilitychange", () => document.hidden || this.#check());
    setInterval(() => this.#tick(), second);
  }

  #welcome(message) {
    this.#add(message, true);
    this.news.textContent = `A message to ${message.phoneNumber}`;
    this.#check();
  }

  #tick() {
    const rows = [...this.#rows.values()];
    for (const row of rows) row.tick(Date.now());
    const isDue = Date.now() - this.#checkedAt >= checkInterval;
    if (isDue && !document.hidden && rows.some((row) => row.state === "open")) this.#check();
  }

  /** Reads all messages anew: what became of their codes is known to the server only. */
  async #check() {
    this.#checkedAt = Date.now();
    const answer = await fetch(this.#path, { cache: "no-store" }).catch(() => null);
    if (!answer?.ok) return;
    let someoneSignedIn = false;
    for (const message of (await answer.json()).messages) {
      const row = this.#add(message, false);
      someoneSignedIn ||= row.state === "open" && message.state === "used";
      row.become(message.state);
    }
    if (someoneSignedIn) this.#onSignIn();
  }

  #add(message, isNew) {
    const known = this.#rows.get(message.sessionInfo);
    if (known) return known;
    const row = messageRow(message, isNew);
    const newer = [...this.#rows.values()].filter(({ sentAt }) => sentAt > row.sentAt).length;
    this.#rows.set(message.sessionInfo, row);
    this.list.insertBefore(row.root, this.list.children[newer] ?? null);
    this.list.hidden = false;
    this.empty.hidden = true;
    return row;
  }

  #showLiveness(state, text) {
    this.liveness.dataset.state = state;
    this.liveness.querySelector(".liveness-text").textContent = text;
  }
}
