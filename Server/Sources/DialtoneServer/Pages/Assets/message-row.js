import { copyButton, element } from "./dom.js";
import { drawing } from "./drawings.js";
import { timeAgo } from "./times.js";

/** The final states of a code, in a word. */
const ends = {
  used: "Used",
  superseded: "Replaced",
  expired: "Expired",
  spent: "No tries left",
};

/** A message or a mail: its code or link, its recipient, its age, and whether it is still valid. */
export function messageRow(item, isNew) {
  const sentAt = new Date(item.sentAt);
  const expiresAt = item.expiresAt ? new Date(item.expiresAt) : null;
  const age = element("time", { dateTime: item.sentAt, title: sentAt.toLocaleString() });
  const chip = element("span", { className: "chip" });
  const isMail = item.kind === "mail";
  const hasCode = !isMail && item.code && !item.link;
  const root = element(
    "li",
    { className: isNew ? "message is-new" : "message" },
    element("div", { className: "message-code-place" }, ...(hasCode ? [smsCode(item)] : linkActions(item))),
    element(
      "div",
      { className: "message-body" },
      element(
        "div",
        { className: "message-head" },
        copyable(
          "message-number",
          item.recipient,
          item.recipient,
          isMail ? "Copy the address" : "Copy the number",
        ),
        element("span", { className: "tag" }, item.title),
      ),
      item.sender
        ? element("p", { className: "message-from" }, "From ", element("bdi", {}, item.sender))
        : null,
      ...(isMail
        ? [
            element("p", { className: "message-subject", dir: "auto" }, item.subject),
            element(
              "details",
              { className: "message-details" },
              element("summary", {}, "Show text", drawing("chevron")),
              element("p", { className: "message-text", dir: "auto" }, item.text),
            ),
          ]
        : [element("p", { className: "message-text", dir: "auto" }, item.text)]),
    ),
    element("div", { className: "message-state" }, chip, age),
  );
  const row = { root, sentAt: sentAt.getTime(), state: item.state ?? null };

  row.become = (state) => {
    row.state = state ?? null;
    if (row.state) root.dataset.state = row.state;
    chip.hidden = !row.state;
    row.tick(Date.now());
  };
  row.tick = (now) => {
    age.textContent = timeAgo(sentAt, now);
    if (row.state !== "open") {
      chip.textContent = ends[row.state] ?? "";
    } else if (!expiresAt) {
      chip.textContent = "Not used yet";
    } else {
      const left = Math.ceil((expiresAt.getTime() - now) / 1000);
      if (left <= 0) return row.become("expired");
      chip.textContent = `Valid for ${Math.floor(left / 60)}:${String(left % 60).padStart(2, "0")}`;
    }
  };
  row.become(item.state);
  return row;
}

function smsCode(item) {
  return copyable("message-code", groupCode(item.code), item.code, "Copy the code");
}

/** Notices of a change have no link. Other schemes than these could run what stands in one. */
function linkActions(item) {
  if (!/^https?:\/\//.test(item.link ?? "")) return [];
  const open = element(
    "a",
    {
      className: "button is-quiet is-small message-link",
      href: item.link,
      target: "_blank",
      rel: "noopener noreferrer",
      "aria-label": `Open the link to ${item.recipient}`,
    },
    "Open link",
  );
  return [open, copyButton(item.link, `Copy the link to ${item.recipient}`)];
}

function copyable(className, text, value, label) {
  const button = element(
    "button",
    { type: "button", className: `copyable copy ${className}`, "aria-label": `${label} ${value}` },
    element("bdi", { dir: "ltr" }, text),
    drawing("copy"),
    drawing("check"),
  );
  button.dataset.copy = value;
  return button;
}

/** Two halves are easier to hold in mind than one long row. */
function groupCode(code) {
  const half = Math.ceil(code.length / 2);
  return `${code.slice(0, half)}\u2009${code.slice(half)}`;
}
