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

/** Makes an element of a drawing. */
export function svgElement(tag, attributes = {}, ...children) {
  const made = document.createElementNS("http://www.w3.org/2000/svg", tag);
  for (const [name, value] of Object.entries(attributes)) made.setAttribute(name, value);
  made.append(...children);
  return made;
}

/** Copies one of the drawings that the page's template carries. */
export function drawing(name) {
  return svgElement("svg", { class: "drawing", "aria-hidden": "true" }, svgElement("use", { href: `#${name}` }));
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
