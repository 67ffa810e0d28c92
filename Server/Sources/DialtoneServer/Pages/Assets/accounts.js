import { copyButton, element } from "./dom.js";
import { showTimes } from "./times.js";

/** The project's accounts, fetched again whenever a user may have signed in. */
export class Accounts {
  #path;
  #list = document.getElementById("accounts");
  #note = document.getElementById("accounts-note");

  constructor({ project }) {
    this.#path = `/console/projects/${encodeURIComponent(project)}/accounts`;
  }

  async refresh() {
    const answer = await fetch(this.#path, { cache: "no-store" }).catch(() => null);
    if (!answer?.ok) return;
    const { accounts, hasMore } = await answer.json();
    this.#list.replaceChildren(...accounts.map(row));
    this.#note.textContent =
      accounts.length === 0 ? "No users have signed in yet."
      : hasMore ? `The first ${accounts.length}. The command “dialtone users” lists them all.`
      : "";
    showTimes(this.#list);
  }
}

function row(account) {
  const name = account.phoneNumber ?? account.email ?? "Anonymous";
  return element(
    "li",
    { className: "account" },
    element(
      "div",
      { className: "account-main" },
      element("strong", { className: "account-name" }, element("bdi", { dir: "auto" }, name)),
      account.displayName ? element("bdi", { className: "quiet" }, account.displayName) : null,
      account.isDisabled ? element("span", { className: "tag is-bad" }, "Disabled") : null,
    ),
    element(
      "div",
      { className: "account-id" },
      element("code", {}, account.id),
      copyButton(account.id, "Copy the account ID"),
    ),
    element(
      "p",
      { className: "account-times" },
      "Created ",
      element("time", { dateTime: account.createdAt }),
      ...(account.lastSignInAt
        ? [" · last sign-in ", element("time", { dateTime: account.lastSignInAt })]
        : []),
    ),
  );
}
