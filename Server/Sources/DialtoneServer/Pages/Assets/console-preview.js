// Previews of texts and of branding, which change while they are edited. Without scripts, they have a button.

import { text } from "./console-texts.js";

const pause = 250;

/** Calls `show` a moment after the last change of a form. */
function follow(form, show) {
  let timer;
  const wait = () => {
    clearTimeout(timer);
    timer = setTimeout(show, pause);
  };
  form.addEventListener("input", wait);
  form.addEventListener("change", wait);
}

for (const form of document.querySelectorAll("form[data-live-preview]")) {
  let latest = 0;
  follow(form, async () => {
    const turn = ++latest;
    const body = new URLSearchParams(new FormData(form));
    body.set("live", "1");
    const answer = await fetch(form.dataset.livePreview, { method: "POST", body }).catch(() => undefined);
    // An older answer must not replace a newer one.
    if (!answer?.ok || turn !== latest) return;
    const preview = await answer.json().catch(() => undefined);
    if (!preview) return;
    for (const shown of document.querySelectorAll("[data-shown]")) {
      const latestText = preview[shown.dataset.shown];
      if (shown.textContent !== latestText) shown.textContent = latestText;
      if (shown.dataset.shown === "problem") shown.hidden = !latestText;
    }
  });
}

/** The relative luminance of a color, by WCAG 2.2. */
function luminance(color) {
  const parts = [1, 3, 5].map((start) => parseInt(color.slice(start, start + 2), 16) / 255);
  const [red, green, blue] = parts.map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4));
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(one, other) {
  const [darker, lighter] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (lighter + 0.05) / (darker + 0.05);
}

const leastContrast = 4.5;

// The backgrounds of the pages, as in base.css.
const backgrounds = {
  accent: ["#f6f5f1", "#fffefc", "#efede7"],
  darkAccent: ["#121412", "#1a1d1a", "#141714"],
};

/** What is wrong with a color: nothing, its form, or its contrast. */
function complaint(name, color) {
  if (!color) return "";
  if (!/^#[0-9a-f]{6}$/i.test(color)) return text(`${name}Form`);
  const worst = Math.min(...backgrounds[name].map((background) => contrast(color, background)));
  if (worst >= leastContrast) return "";
  return text(`${name}Contrast`, { contrast: (Math.floor(worst * 10) / 10).toFixed(1), least: leastContrast });
}

// The HTML version of a mail is too long for an address, and no page can contain its styles.
for (const form of document.querySelectorAll("form[data-posted-preview]")) {
  follow(form, () => {
    const frame = document.querySelector("iframe[name='mail-preview']");
    // A new frame adds nothing to the browser's history.
    const fresh = frame.cloneNode();
    fresh.removeAttribute("src");
    frame.replaceWith(fresh);
    const copy = document.createElement("form");
    Object.assign(copy, { method: "post", action: form.dataset.postedPreview, target: fresh.name, hidden: true });
    for (const [name, value] of new FormData(form)) {
      const field = document.createElement("input");
      Object.assign(field, { type: "hidden", name, value });
      copy.append(field);
    }
    document.body.append(copy);
    copy.submit();
    copy.remove();
  });
}

for (const form of document.querySelectorAll("form[data-framed-preview]")) {
  const frames = [...document.querySelectorAll("iframe[data-scheme]")];
  const logo = form.elements.namedItem("logo");
  const warning = form.querySelector("[data-contrast]");

  // The logo is too long for an address.
  for (const frame of frames) {
    frame.addEventListener("load", () => {
      const image = frame.contentDocument?.querySelector(".brand-logo");
      if (image && logo.value.startsWith("data:image/")) image.src = logo.value.trim();
    });
  }

  follow(form, () => {
    const complaints = Object.keys(backgrounds)
      .map((name) => complaint(name, form.elements.namedItem(name).value.trim()))
      .filter(Boolean)
      .join(" ");
    warning.textContent = complaints;
    warning.hidden = !complaints;
    const query = new URLSearchParams({ draft: "1" });
    for (const [name, value] of new FormData(form)) {
      if (!["token", "etag", "logo"].includes(name) && typeof value === "string") query.set(name, value);
    }
    for (const frame of frames) {
      query.set("scheme", frame.dataset.scheme);
      // Replaced, so that the browser's Back button leaves the page.
      frame.contentWindow.location.replace(`${form.dataset.framedPreview}?${query}`);
    }
  });

  const picker = form.querySelector("[data-logo-file]");
  picker.hidden = false;
  picker.querySelector("input").addEventListener("change", (event) => {
    const file = event.target.files[0];
    if (!file) return;
    const reader = new FileReader();
    reader.addEventListener("load", () => {
      logo.value = reader.result;
      logo.dispatchEvent(new Event("input", { bubbles: true }));
    });
    reader.readAsDataURL(file);
  });
}
