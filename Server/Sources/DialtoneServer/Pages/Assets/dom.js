import { drawing } from "./drawings.js";

/**
 * Makes an element. Text is always text: nothing here parses HTML.
 *
 * Properties named `on…` are listeners, those with a hyphen and `role` are attributes, and the
 * others are properties of the element. A `null` or `undefined` child is left out.
 */
export function element(tag, properties = {}, ...children) {
  const made = document.createElement(tag);
  for (const [name, value] of Object.entries(properties)) {
    if (value === undefined || value === null) continue;
    if (name.startsWith("on")) made.addEventListener(name.slice(2), value);
    else if (name.includes("-") || name === "role") made.setAttribute(name, value);
    else made[name] = value;
  }
  made.append(...children.filter((child) => child !== null && child !== undefined));
  return made;
}

/** A button that copies `value`; see `enableCopying`. */
export function copyButton(value, label) {
  const button = element(
    "button",
    { type: "button", className: "icon-button copy", "aria-label": label },
    drawing("copy"),
    drawing("check"),
  );
  button.dataset.copy = value;
  return button;
}
