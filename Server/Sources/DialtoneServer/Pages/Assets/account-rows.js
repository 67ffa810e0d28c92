import { element } from "./dom.js";

/** A part of the account's page, with a heading that can be focused. */
export function part(id, title, ...children) {
  return element(
    "section",
    { className: "account-part", "aria-labelledby": `${id}-title` },
    element("h2", { id: `${id}-title`, tabIndex: -1 }, title),
    ...children,
  );
}

/** The list of a part, or the word that there is nothing. */
export function list(rows, nothing) {
  return rows.length > 0
    ? element("ul", { className: "account-list" }, ...rows)
    : element("p", { className: "quiet" }, nothing);
}

/**
 * A row of a list with its buttons; their accessible names end with `label`, or else with `name`.
 *
 * A button that is `null` is left out.
 */
export function row({ name, label: about = name, tag, notes, buttons }) {
  return element(
    "li",
    { className: "account-row" },
    element(
      "div",
      { className: "account-row-text" },
      element("bdi", { className: "account-row-name" }, name),
      tag ? element("span", { className: "tag" }, tag) : null,
      ...notes.map((note) => element("span", { className: "quiet" }, ...note)),
    ),
    element(
      "div",
      { className: "account-row-buttons" },
      ...buttons
        .filter((one) => one !== null)
        .map(({ label, run }) => button(label, run, { "aria-label": `${label}: ${about}` })),
    ),
  );
}

export function button(label, onclick, properties = {}) {
  const className = "button is-quiet is-small";
  return element("button", { type: "button", className, onclick, ...properties }, label);
}

/** A sentence about a moment, in the place of `{time}`. */
export function momentOf(texts, key, date) {
  return texts.around(key, "time", element("time", { dateTime: date.toISOString() }));
}

/** A sentence about a day, in the place of `{time}`. */
export function dayOf(texts, key, date) {
  return [texts.text(key, { time: new Intl.DateTimeFormat(texts.locale, { dateStyle: "medium" }).format(date) })];
}
