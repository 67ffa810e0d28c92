// Goes on to where the page's link leads, which is the app that opened the page.
const { href } = document.getElementById("return");
if (!/^(javascript|data|vbscript|blob):/i.test(href)) location.assign(href);
