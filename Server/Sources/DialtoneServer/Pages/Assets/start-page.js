import { Accounts } from "./accounts.js";
import { enableCopying } from "./copy-button.js";
import { Inbox } from "./inbox.js";
import { enableTabs } from "./tabs.js";

const { project } = document.querySelector("[data-project]").dataset;
const projects = document.getElementById("project");
const accounts = new Accounts({ project });

projects.addEventListener("change", () => projects.form.submit());
projects.form.classList.add("is-live");
enableCopying(document.body, "Copied");
enableTabs(document.querySelector("[role=tablist]"));
document.addEventListener("visibilitychange", () => document.hidden || accounts.refresh());
new Inbox({ project, onSignIn: () => accounts.refresh() }).start();
accounts.refresh();
