// The drawings that scripts add. They are not references into the page, so that they also show
// inside a shadow tree and on pages of other sites.
const paths = {
  chevron: ["M6 8l4 4 4-4"],
  cross: ["M5.5 5.5l9 9m0-9l-9 9"],
  check: ["M4.5 10.5l3.7 3.7 7.3-8"],
  copy: ["M9 7h5.5a2 2 0 012 2v5.5a2 2 0 01-2 2H9a2 2 0 01-2-2V9a2 2 0 012-2z", "M13 7V5.5a2 2 0 00-2-2H5.5a2 2 0 00-2 2V11a2 2 0 002 2H7"],
  passkey: [
    "M7.5 3a3 3 0 110 6 3 3 0 010-6zM2 16.5v-.8c0-2.7 2.3-4.7 5.5-4.7 1 0 1.9.2 2.7.5M9.5 16.5H2",
    "M14.5 8.3a2.2 2.2 0 110 4.4 2.2 2.2 0 010-4.4zm0 4.4v5.3m0-2.2h1.7",
  ],
};

/** Makes one of the drawings. */
export function drawing(name) {
  return svgElement(
    "svg",
    { class: "drawing", viewBox: "0 0 20 20", "aria-hidden": "true" },
    ...paths[name].map((d) => svgElement("path", { d })),
  );
}

/** Makes an element of a drawing. */
export function svgElement(tag, attributes = {}, ...children) {
  const made = document.createElementNS("http://www.w3.org/2000/svg", tag);
  for (const [name, value] of Object.entries(attributes)) made.setAttribute(name, value);
  made.append(...children);
  return made;
}
