import { drawing, element } from "./dom.js";
import { timeAgo } from "./times.js";

/** What can become of a code, in a word. */
const ends = {
  used: "Used",
  superseded: "Replaced",
  expired: "Expired",
  spent: "No tries left",
};

/** One message: its code and number to copy, its age, and whether the code is still good. */
export function messageRow(message, isNew) {
  const sentAt = new Date(message.sentAt);
  const expiresAt = new Date(message.expiresAt);
  const age = element("time", { dateTime: message.sentAt, title: sentAt.toLocaleString() });
  const chip = element("span", { className: "chip" });
  const root = element(
    "li",
    { className: isNew ? "message is-new" : "message" },
    copyable("message-code", groupCode(message.code), message.code, "Copy the code"),
    element(
      "div",
      { className: "message-body" },
      copyable("message-number", message.phoneNumber, message.phoneNumber, "Copy the number"),
      element("p", { className: "message-text", dir: "auto" }, message.text),
    ),
    element("div", { className: "message-state" }, chip, age),
  );
  const row = { root, sentAt: sentAt.getTime(), state: "open" };

  row.become = (state) => {
    row.state = state;
    root.dataset.state = state;
    row.tick(Date.now());
  };
  row.tick = (now) => {
    age.textContent = timeAgo(sentAt, now);
    const left = Math.ceil((expiresAt.getTime() - now) / 1000);
    if (row.state === "open" && left <= 0) return row.become("expired");
    chip.textContent =
      row.state === "open"
        ? `Good for ${Math.floor(left / 60)}:${String(left % 60).padStart(2, "0")}`
        : ends[row.state];
  };
  row.become(message.state);
  return row;
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
