/**
 * Shows the file inputs of forms, which write the content of a file into the text field below them:
 * forms are sent without files.
 */
export function enableFiles() {
  for (const label of document.querySelectorAll("[data-file]")) {
    const input = label.querySelector("input");
    label.hidden = false;
    input.addEventListener("change", () => read(input.files[0], label));
  }
}

async function read(file, label) {
  if (!file) return;
  const form = label.closest("form");
  const bytes = new Uint8Array(await file.arrayBuffer());
  const text = Array.from(bytes, (byte) => String.fromCharCode(byte)).join("");
  form.querySelector("textarea").value = label.dataset.file === "base64" ? btoa(text) : text;
  const keyID = file.name.match(/^AuthKey_([A-Z0-9]{10})\.p8$/)?.[1];
  if (keyID && form.elements.keyID) form.elements.keyID.value = keyID;
}
