import { element } from "./dom.js";

/** The element for the error of a step, which screen readers announce at once. */
export function problemLine() {
  return element("p", { id: "problem", className: "problem", role: "alert" });
}

/** A button that looks like a link. */
export function linkButton(label, onclick) {
  return element("button", { className: "link-button", type: "button", onclick }, label);
}

/** Runs `work` once at a time, with the form marked busy and its button saying so. */
export async function whileBusy(form, button, label, work) {
  if (form.getAttribute("aria-busy") === "true") return;
  const usual = button.textContent;
  form.setAttribute("aria-busy", "true");
  button.setAttribute("aria-disabled", "true");
  button.textContent = label;
  try {
    await work();
  } finally {
    form.removeAttribute("aria-busy");
    button.removeAttribute("aria-disabled");
    button.textContent = usual;
  }
}
