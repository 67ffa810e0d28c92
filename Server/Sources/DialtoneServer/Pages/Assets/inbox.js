import { messageRow } from "./message-row.js";

const second = 1000;
const checkInterval = 5 * second;
const typingPause = 200;
const burstPause = 100;

/** The messages and mails that the server would have sent, newest first, as they come. */
export class Inbox {
  #path;
  #onSignIn;
  #pageSize;
  #limit;
  #rows = new Map();
  #checkedAt = 0;
  #isChecking = false;
  #isStale = false;
  #generation = 0;
  #pending = null;
  #unread = 0;
  #title = document.title;

  constructor({ project, onSignIn }) {
    this.#path = `/emulator/v1/projects/${encodeURIComponent(project)}`;
    this.#onSignIn = onSignIn;
    this.panel = document.getElementById("inbox");
    this.list = document.getElementById("messages");
    this.count = document.getElementById("inbox-count");
    this.form = document.getElementById("inbox-search");
    this.query = document.getElementById("inbox-query");
    this.kind = document.getElementById("inbox-kind");
    this.clear = document.getElementById("inbox-clear");
    this.empty = document.getElementById("inbox-empty");
    this.noMatch = document.getElementById("inbox-no-match");
    this.more = document.getElementById("inbox-more");
    this.liveness = document.getElementById("liveness");
    this.news = document.getElementById("news");
    this.#pageSize = Number(this.panel.dataset.pageSize);
    this.#limit = this.#pageSize;
  }

  /** The stream opens before the list is read, so that no message falls between them. */
  start() {
    this.liveness.hidden = false;
    this.clear.hidden = false;
    this.form.classList.add("is-live");
    const stream = new EventSource(`${this.#path}/messages/stream`);
    stream.addEventListener("open", async () => {
      this.#showLiveness("loading", "Loading…");
      if (await this.#check()) this.#showLiveness("live", "Live");
    });
    stream.addEventListener("error", () => this.#showLiveness("offline", "Reconnecting"));
    stream.addEventListener("message", (event) => {
      this.#welcome(`A message to ${JSON.parse(event.data).phoneNumber}`);
    });
    stream.addEventListener("mail", (event) => {
      this.#welcome(`An e-mail to ${JSON.parse(event.data).email}`);
    });
    document.addEventListener("visibilitychange", () => {
      if (document.hidden) return;
      this.#showUnread(0);
      this.#check();
    });
    this.form.addEventListener("submit", (event) => {
      event.preventDefault();
      this.#search();
    });
    this.query.addEventListener("input", () => this.#soon(typingPause, () => this.#search()));
    this.kind.addEventListener("change", () => this.#search());
    this.clear.addEventListener("click", () => this.#clearAll());
    this.more.querySelector("a").addEventListener("click", (event) => {
      event.preventDefault();
      this.#showMore();
    });
    setInterval(() => this.#tick(), second);
  }

  #welcome(news) {
    this.news.textContent = news;
    if (document.hidden) this.#showUnread(this.#unread + 1);
    this.#soon(burstPause, () => this.#check());
  }

  /** The latest of several calls in a short time is the one that is made. */
  #soon(pause, action) {
    clearTimeout(this.#pending);
    this.#pending = setTimeout(action, pause);
  }

  async #search() {
    clearTimeout(this.#pending);
    this.#generation += 1;
    this.#limit = this.#pageSize;
    await this.#check();
  }

  async #showMore() {
    const last = this.list.lastElementChild;
    this.#limit += this.#pageSize;
    await this.#check();
    last?.nextElementSibling?.querySelector("a, button")?.focus();
  }

  async #clearAll() {
    if (!window.confirm("Remove all messages and e-mails of this project from the inbox?")) return;
    const answer = await fetch(`${this.#path}/inbox`, { method: "DELETE" }).catch(() => null);
    this.news.textContent = answer?.ok ? "The inbox is empty" : "The inbox was not cleared";
    this.query.value = "";
    this.kind.value = "";
    await this.#search();
    this.panel.focus();
  }

  #tick() {
    const rows = [...this.#rows.values()];
    for (const row of rows) row.tick(Date.now());
    const isDue = Date.now() - this.#checkedAt >= checkInterval;
    if (isDue && !document.hidden && rows.some((row) => row.state === "open")) this.#check();
  }

  /** Reads the list again, because only the server knows the state of a code. */
  async #check() {
    if (this.#isChecking) {
      this.#isStale = true;
      return true;
    }
    this.#isChecking = true;
    let isRead;
    do {
      this.#isStale = false;
      this.#checkedAt = Date.now();
      isRead = await this.#read();
    } while (this.#isStale);
    this.#isChecking = false;
    return isRead;
  }

  async #read() {
    const generation = this.#generation;
    const asked = new URLSearchParams({ limit: this.#limit });
    if (this.query.value.trim()) asked.set("query", this.query.value.trim());
    if (this.kind.value) asked.set("kind", this.kind.value);
    const answer = await fetch(`${this.#path}/inbox?${asked}`, { cache: "no-store" }).catch(() => null);
    const listing = answer?.ok ? await answer.json().catch(() => null) : null;
    if (listing && generation === this.#generation) this.#show(listing);
    return listing !== null;
  }

  #show({ items, matchCount, totalCount }) {
    const newest = Math.max(-1, ...[...this.#rows.values()].map((row) => row.number));
    const shown = new Map();
    let someoneSignedIn = false;
    for (const item of items) {
      const key = `${item.number} ${item.sentAt}`;
      let row = this.#rows.get(key);
      // A code can be used before its row is first shown.
      someoneSignedIn ||= item.state === "used" && row?.state !== "used";
      if (!row) {
        row = messageRow(item, newest >= 0 && item.number > newest);
        row.number = item.number;
      }
      if (row.state !== (item.state ?? null)) row.become(item.state);
      shown.set(key, row);
    }
    this.#rows = shown;
    this.#place([...shown.values()].map((row) => row.root));
    this.list.hidden = items.length === 0;
    this.empty.hidden = totalCount > 0;
    this.form.hidden = totalCount === 0;
    this.noMatch.hidden = totalCount === 0 || matchCount > 0;
    this.more.hidden = matchCount <= items.length || items.length < this.#limit;
    this.count.textContent = totalCount;
    if (someoneSignedIn) this.#onSignIn();
  }

  /** Rows that stay are not moved: that would take the focus from what is in them. */
  #place(roots) {
    const kept = new Set(roots);
    for (const child of [...this.list.children]) if (!kept.has(child)) child.remove();
    let next = this.list.firstElementChild;
    for (const root of roots) {
      if (root === next) next = next.nextElementSibling;
      else this.list.insertBefore(root, next);
    }
  }

  #showUnread(count) {
    this.#unread = count;
    document.title = count > 0 ? `(${count}) ${this.#title}` : this.#title;
  }

  #showLiveness(state, text) {
    this.liveness.dataset.state = state;
    this.liveness.querySelector(".liveness-text").textContent = text;
  }
}
