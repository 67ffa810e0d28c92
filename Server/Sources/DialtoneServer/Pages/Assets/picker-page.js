// Fills in the form with sample data.
const names = ["Ada", "Bilal", "Chidi", "Dana", "Emi", "Farah", "Goran", "Hana", "Inés", "Jonas", "Kofi", "Lin"];
const families = ["Abara", "Berg", "Castro", "Diallo", "Evans", "Fischer", "Grant", "Haddad", "Ito", "Jensen"];

const field = (id) => document.getElementById(id);
const any = (list) => list[Math.floor(Math.random() * list.length)];
const plain = (text) => text.normalize("NFD").replace(/[^a-z]/gi, "").toLowerCase();

const invent = field("invent");
invent.hidden = false;
invent.addEventListener("click", () => {
  const [name, family] = [any(names), any(families)];
  const handle = `${plain(name)}.${plain(family)}.${Math.floor(100 + Math.random() * 900)}`;
  field("name").value = `${name} ${family}`;
  field("email").value = `${handle}@example.com`;
  field("screen-name").value = handle;
});
